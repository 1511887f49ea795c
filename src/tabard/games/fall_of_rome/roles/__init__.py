"""Chapter "Roles" (rule 3.7): one file for each role with actions of its own.

The Magister Militum's power (3.7.2) works in the battle, as do all roles' special faces.
"""

"""Chapter "Roles" (rule 3.7): one file for each role. Their special faces stand in the battle; that
their powers belong to the pawn whose turn it is, in `players`."""

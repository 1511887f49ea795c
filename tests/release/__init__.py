"""What is given out: its version, its libraries, and the script that builds it."""

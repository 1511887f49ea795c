"""``python -m tabard``."""

from tabard.cli.main import main

if __name__ == "__main__":
    main()

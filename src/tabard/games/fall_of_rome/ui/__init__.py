"""How Fall of Rome looks: drawings and layouts of our own."""

"""The games as environments, a door for each library: ``tabard.research.gymnasium``,
``tabard.research.pettingzoo``, ``tabard.research.openspiel``. Each is an extra of its own."""

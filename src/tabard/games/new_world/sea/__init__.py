"""Chapter "Sea" (3.17): interception, naval combat, pirates at sea."""

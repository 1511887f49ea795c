"""Chapter "Sea" (3.17): interception and naval combat."""

"""Pirates (3.17.8 to 3.17.10, veteran): havens, their ships, raids, and how they are smoked out."""

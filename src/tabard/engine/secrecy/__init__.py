"""Who may know what: views and guesses, from the declarations of the fields."""

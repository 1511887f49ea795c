"""Chapter "Bargaining" (rules 72 to 75, 135 to 142): asking for offers, the offer, the answer."""

"""What fights on land and at sea share: card windows, cards, the round and who has won it."""

"""Matches between bots: who sits where, several processes, win rates, ratings and balance."""

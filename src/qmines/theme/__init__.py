"""Colours, keys and cell signs as data for every interface; it imports nothing that draws."""

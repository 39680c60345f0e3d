"""The report of a run as one HTML file: tables and plots, without scripts and without anything from elsewhere."""

// The options that are shown at once when a table is set up.

export default ['deck_1', 'deck_2', 'match', 'first', 'mulligan']

// The options that are shown at once when a table is set up.

export default ['layout', 'storms', 'portals', 'pyramids', 'lighthouse', 'temple_wind', 'temple_moon', 'temple_sand']

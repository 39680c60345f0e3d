// The options that are shown at once when a table is set up.

export default ['tiles', 'track', 'burh_start', 'kent_wessex']

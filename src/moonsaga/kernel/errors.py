"""Mistakes of users: each is one sentence that says what is wrong and what would be right."""


class MoonsagaError(Exception):
    """One sentence for the person who made the mistake; no traceback is shown for it."""


class DataError(MoonsagaError):
    """A component file that does not describe a playable box."""


class OptionError(MoonsagaError):
    """An option, or a combination of options, that the game does not know."""


class RecordError(MoonsagaError):
    """A record that is damaged or does not replay."""


class ActionError(MoonsagaError):
    """An action that is not legal in this position, or of a seat that is not to act."""


class NotationError(MoonsagaError):
    """A line or a drawing that names nothing in this position."""

"""The report of a training run as one HTML file: losses by generation, and how far the net keeps its word."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from moonsaga.arena.report.page import whole_page
from moonsaga.arena.report.plots import Line, Plot, draw
from moonsaga.kernel.nets import NetFile
from moonsaga.training.run import Generation

STYLES = ("first", "second", "third")
THIRDS = ("first third", "second third", "last third")


def write_page(net: NetFile, history: Sequence[Generation]) -> str:
    title = f"A net for {net.game} with {net.seats} seats"
    layers = "-".join(map(str, net.layers))
    made = f"{layers}, {net.made['games']} games, seed {net.made['settings']['seed']}, checksum {net.checksum}"
    return whole_page(
        title,
        [
            f"<h1>{escape(title)}</h1>",
            f'<p class="quiet">{escape(made)}</p>',
            "<h2>Games that it has not learned from</h2>",
            draw(_loss_plot(history)),
            draw(_calibration_plot(history[-1])),
            *(f"<h2>Gate</h2><p>{escape(str(gate))}</p>" for gate in net.gates),
            f"<h2>The card</h2><pre>{escape(net.card())}</pre>",
        ],
    )


def _loss_plot(history: Sequence[Generation]) -> Plot:
    return Plot(
        title="Log loss",
        unit="by third of the game",
        axis="generations",
        lines=[
            Line(name, style, [(float(one.generation + 1), one.losses[third]) for one in history])
            for third, (name, style) in enumerate(zip(THIRDS, STYLES, strict=True))
        ],
        levels=[("a guess", history[0].base)],
    )


def _calibration_plot(last: Generation) -> Plot:
    """Both lines are one where the net keeps its word."""
    tenths = list(enumerate(last.tenths, start=1))
    return Plot(
        title="Calibration",
        unit="% won, by what the net said",
        axis="tenths",
        lines=[
            Line("what it said", "first", [(float(place), 100 * said) for place, (said, _, _) in tenths]),
            Line("what came true", "second", [(float(place), 100 * came) for place, (_, came, _) in tenths]),
        ],
        bounds=(0.0, 100.0),
    )

"""Plots as SVG inside a page. Colours are those of the page's style sheet, so that they follow light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10

import msgspec

WIDTH, HEIGHT = 720, 240
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 12, 34
TICKS = 5
ROW = 30
NAMES = 170
STEPS = (1, 2, 2.5, 5, 10)

Points = Sequence[tuple[float, float]]


class Line(msgspec.Struct, frozen=True):
    """A series. `style` is a class of the style sheet."""

    name: str
    style: str
    points: Points


class Plot(msgspec.Struct, frozen=True, kw_only=True):
    """Lines over the number of blocks, or of something else."""

    title: str
    unit: str
    lines: Sequence[Line]
    band: Sequence[tuple[float, float, float]] = ()
    """Block, low, high."""
    levels: Sequence[tuple[str, float]] = ()
    """Horizontal lines with their names."""
    axis: str = "blocks"
    bounds: tuple[float, float] | None = None
    """The vertical axis; else whatever holds everything, from 0 on."""


def draw(plot: Plot) -> str:
    """The figure: axes, band, levels, lines, and a legend where there is more than one line."""
    values = [y for line in plot.lines for _, y in line.points] + [y for _, *pair in plot.band for y in pair]
    values += [level for _, level in plot.levels]
    low, high = plot.bounds or (min(0.0, *values), max(0.0, *values) or 1.0)
    last = max([1.0, *(x for line in plot.lines for x, _ in line.points)])

    def at(x: float, y: float) -> str:
        return f"{across(x):.1f},{down(y):.1f}"

    def across(x: float) -> float:
        return LEFT + (x - 1) / max(1.0, last - 1) * (WIDTH - LEFT - RIGHT)

    def down(y: float) -> float:
        return TOP + (high - y) / ((high - low) or 1.0) * (HEIGHT - TOP - BOTTOM)

    parts = []
    for tick in ticks(low, high):
        parts.append(
            f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{down(tick):.1f}" y2="{down(tick):.1f}"/>'
        )
        parts.append(f'<text class="tick" x="{LEFT - 8}" y="{down(tick) + 4:.1f}" text-anchor="end">{tick:g}</text>')
    for tick in ticks(1, last):
        if tick == int(tick) and tick >= 1:
            middle = "end" if tick == last else "middle"
            parts.append(
                f'<text class="tick" x="{across(tick):.1f}" y="{HEIGHT - 16}" text-anchor="{middle}">{tick:g}</text>'
            )
    if plot.band:
        edge = [at(x, y) for x, _, y in plot.band] + [at(x, y) for x, y, _ in reversed(plot.band)]
        parts.append(f'<polygon class="band" points="{" ".join(edge)}"/>')
    for name, level in plot.levels:
        parts.append(
            f'<line class="level" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{down(level):.1f}" y2="{down(level):.1f}"/>'
        )
        parts.append(
            f'<text class="tick" x="{WIDTH - RIGHT}" y="{down(level) - 5:.1f}" text-anchor="end">{escape(name)}</text>'
        )
    for line in plot.lines:
        if len(line.points) == 1:
            (x, y), *_ = line.points
            parts.append(f'<circle class="{line.style} dot" cx="{across(x):.1f}" cy="{down(y):.1f}" r="4"/>')
        points = " ".join(at(x, y) for x, y in line.points)
        parts.append(f'<polyline class="{line.style}" points="{points}"/>')
    parts.append(
        f'<text class="tick" x="{WIDTH - RIGHT}" y="{HEIGHT - 2}" text-anchor="end">{escape(plot.axis)}</text>'
    )
    return _figure(f"{plot.title}, {plot.unit}", HEIGHT, "".join(parts), _legend(plot.lines))


def draw_intervals(title: str, rows: Sequence[tuple[str, float, float, float]]) -> str:
    """A row for each name: a point and the interval around it."""
    low, high = min(row[2] for row in rows), max(row[3] for row in rows)
    height = ROW * len(rows) + BOTTOM

    def across(x: float) -> float:
        return NAMES + (x - low) / ((high - low) or 1.0) * (WIDTH - NAMES - RIGHT - 8)

    parts = []
    for tick in ticks(low, high):
        x = f"{across(tick):.1f}"
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="4" y2="{height - BOTTOM}"/>')
        parts.append(f'<text class="tick" x="{x}" y="{height - 16}" text-anchor="middle">{tick:g}</text>')
    for place, (name, middle, least, most) in enumerate(rows):
        y = ROW * place + ROW / 2
        parts.append(f'<text class="name" x="{NAMES - 12}" y="{y + 4}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<line class="first" x1="{across(least):.1f}" x2="{across(most):.1f}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="first dot" cx="{across(middle):.1f}" cy="{y}" r="5"/>')
    return _figure(title, height, "".join(parts), "")


def ticks(low: float, high: float) -> list[float]:
    """Round numbers between the two, about five of them."""
    if high <= low:
        return [low]
    rough = (high - low) / TICKS
    power = 10.0 ** floor(log10(rough))
    step = next(power * factor for factor in STEPS if power * factor >= rough * 0.999)
    return [round(number * step, 9) for number in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def _figure(title: str, height: float, inside: str, legend: str) -> str:
    return (
        f"<figure><figcaption>{escape(title)}{legend}</figcaption>"
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">{inside}</svg></figure>'
    )


def _legend(lines: Sequence[Line]) -> str:
    if len(lines) < 2:
        return ""
    keys = (f'<span class="key"><i class="{line.style}"></i>{escape(line.name)}</span>' for line in lines)
    return f'<span class="legend">{"".join(keys)}</span>'

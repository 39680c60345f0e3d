"""The page: what was played, how it came out, and how it got there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from msgspec import UNSET

from moonsaga.arena.counts import BotShare, Share
from moonsaga.arena.match import GateReport, Match
from moonsaga.arena.report.plots import Line, Plot, draw, draw_intervals
from moonsaga.arena.run import Arena
from moonsaga.arena.sequential import Evidence, Gate

MOST_POINTS = 120
"""Of a confidence band; each one takes some milliseconds."""
VERDICTS = {
    "H0": "H0 is accepted",
    "H1": "H1 is accepted",
    "undecided": "undecided",
    "unequal CPU": "no verdict, the bots' processor times are more than 10 % apart",
}

STYLE = """
:root { color-scheme: light dark; --page: #fbfbfa; --text: #1c1c1a; --quiet: #62615c; --line: #dddcd6; --card: #fff;
  --first: #2a78d6; --second: #d95926; --third: #3f8f4f; --band: #2a78d626; }
@media (prefers-color-scheme: dark) { :root { --page: #161615; --text: #eeede8; --quiet: #a3a29b; --line: #3a3936;
  --card: #1f1f1d; --first: #5b9df0; --second: #f08a5b; --third: #6fbf7f; --band: #5b9df033; } }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 24px 16px 48px; }
h1 { font-size: 24px; margin: 0 0 4px; } h2 { font-size: 17px; margin: 32px 0 8px; } p { margin: 4px 0; }
.quiet { color: var(--quiet); overflow-wrap: anywhere; }
.tiles { display: flex; flex-wrap: wrap; gap: 12px; margin: 20px 0; }
.tile { flex: 1 1 150px; background: var(--card); border: 1px solid var(--line); border-radius: 8px;
  padding: 10px 14px; }
.tile b { display: block; font-size: 22px; font-weight: 600; } .tile span { color: var(--quiet); font-size: 13px; }
figure { margin: 12px 0 24px; } figcaption { font-weight: 600; margin-bottom: 6px; }
svg { width: 100%; height: auto; display: block; }
.tick, .name { fill: var(--quiet); font-size: 12px; } .name { fill: var(--text); font-size: 13px; }
.grid { stroke: var(--line); stroke-width: 1; } .level { stroke: var(--quiet); stroke-dasharray: 5 4; }
.band { fill: var(--band); } polyline { fill: none; stroke-width: 2; stroke-linejoin: round; }
.first { stroke: var(--first); } .second { stroke: var(--second); } .third { stroke: var(--third); }
line.first { stroke-width: 2; }
.dot.first { fill: var(--first); } .dot.second { fill: var(--second); } .dot.third { fill: var(--third); }
.legend { float: right; font-weight: 400; color: var(--quiet); } .key { margin-left: 14px; }
.key i { display: inline-block; width: 16px; border-top: 3px solid; vertical-align: middle; margin-right: 6px; }
.key i.first { border-color: var(--first); } .key i.second { border-color: var(--second); }
.key i.third { border-color: var(--third); }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 4px 8px; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } th { color: var(--quiet); font-weight: 500; }
td.below:first-child { padding-left: 24px; color: var(--quiet); }
"""


def write_page(found: Arena) -> str:
    """The whole file."""
    title = f"{' against '.join(bot.bot for bot in found.bots)}: {found.game}"
    parts = [f"<h1>{escape(title)}</h1>", f'<p class="quiet">{escape(_played(found))}</p>']
    if found.match is not UNSET:
        parts += _match_parts(found.match)
    rated = [(bot.bot, bot.rating, bot.rating_low, bot.rating_high) for bot in found.bots]
    parts += ["<h2>Ratings</h2>", draw_intervals("Rating with its 95 % interval; the first is fixed", rated)]
    parts += ["<h2>Wins</h2>", _win_table(found.bots), "<h2>Processor time</h2>", _time_table(found.bots)]
    parts += _folly_parts(found.bots)
    parts += ["<h2>The run</h2>", *(f'<p class="quiet">{escape(line)}</p>' for line in _run_lines(found))]
    return whole_page(title, parts)


def whole_page(title: str, parts: Iterable[str]) -> str:
    """The parts with head and style sheet."""
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body><main>\n"
        + "\n".join(parts)
        + "\n</main></body></html>\n"
    )


def _played(found: Arena) -> str:
    budget = f"{found.iterations} iterations" if found.cpu_ms is UNSET else f"{found.cpu_ms:g} ms of the processor"
    return f"{found.games} games in {found.blocks} blocks, seed {found.seed}, {budget} a decision"


def _match_parts(match: Match) -> Iterable[str]:
    yield from ('<div class="tiles">', *_tiles(match), "</div>")
    yield draw(_score_plot(match))
    if match.gate is not UNSET:
        yield draw(_gate_plot(match.gate))
    yield draw(_time_plot(match))


def _tiles(match: Match) -> Iterable[str]:
    yield _tile(f"{100 * match.score:.1f} %", f"score, {100 * match.low:.1f} to {100 * match.high:.1f} %")
    yield _tile(f"{match.elo:+.0f} Elo", f"{match.elo_low:+.0f} to {match.elo_high:+.0f}")
    yield _tile(f"{match.ms_per_choice[0]:.2f} ms", f"a decision; {match.other} {match.ms_per_choice[1]:.2f} ms")
    if match.gate is not UNSET:
        hypotheses = Gate(match.gate.h0, match.gate.h1, match.gate.unit)
        yield _tile(match.gate.verdict, f"{VERDICTS[match.gate.verdict]}: {hypotheses}")


def _tile(figure: str, words: str) -> str:
    return f'<div class="tile"><b>{escape(figure)}</b><span>{escape(words)}</span></div>'


def _score_plot(match: Match) -> Plot:
    """The mean score so far, with what was known of it then."""
    evidence, points, band = Evidence(), [], []
    every = max(1, len(match.block_scores) // MOST_POINTS)
    for number, score in enumerate(match.block_scores, start=1):
        evidence.add(score)
        points.append((float(number), 100 * evidence.mean))
        if number % every == 0 or number == len(match.block_scores):
            low, high = evidence.interval()
            band.append((float(number), 100 * low, 100 * high))
    return Plot(
        title=f"Score of {match.bot}, with its 95 % interval",
        unit="% of the games",
        lines=[Line(match.bot, "first", points)],
        band=band,
        levels=[("equals", 100 * match.fair_score)],
        bounds=(0.0, 100.0),
    )


def _gate_plot(gate: GateReport) -> Plot:
    points = [(float(number), ratio) for number, ratio in enumerate(gate.path, start=1)]
    most = max([gate.bound, *map(abs, gate.path)]) * 1.15
    return Plot(
        title="The test's path",
        unit="logarithm of the likelihood ratio",
        lines=[Line("ratio", "first", points)],
        levels=[("H1", gate.bound), ("H0", -gate.bound)],
        bounds=(-most, most),
    )


def _time_plot(match: Match) -> Plot:
    return Plot(
        title="Processor time a decision with a choice",
        unit="ms, block by block",
        lines=[
            Line(name, style, [(float(number), pair[side]) for number, pair in enumerate(match.block_ms, start=1)])
            for side, (name, style) in enumerate(((match.bot, "first"), (match.other, "second")))
        ],
    )


def _win_table(bots: Sequence[BotShare]) -> str:
    rows = []
    for bot in bots:
        rows.append(_row("", bot.bot, *_share_words(bot)))
        rows += [_row("below", f"{role.seat} {role.role}", *_share_words(role)) for role in bot.roles]
    scored = () if bots[0].mean_score is UNSET else ("mean score",)
    return _table(("bot and seat", "games", "wins", "win rate", "95 % interval", *scored), rows)


def _share_words(share: Share) -> list[str]:
    interval = f"{100 * share.low:.1f} to {100 * share.high:.1f} %"
    words = [str(share.games), str(share.wins), f"{100 * share.win_rate:.1f} %", interval]
    return words if share.mean_score is UNSET else [*words, f"{share.mean_score:.2f}"]


def _time_table(bots: Sequence[BotShare]) -> str:
    rows = [
        _row(
            "",
            bot.bot,
            str(bot.decisions),
            f"{bot.cpu_seconds:.2f}",
            f"{bot.ms_per_decision:.2f}",
            f"{bot.slowest_ms:.1f}",
        )
        for bot in bots
    ]
    return _table(("bot", "decisions", "seconds", "ms each", "slowest ms"), rows)


def _folly_parts(bots: Sequence[BotShare]) -> list[str]:
    counted = [(bot.bot, bot.follies) for bot in bots if bot.follies is not UNSET]
    if not counted:
        return []
    rows = [
        _row("", name, *(f"{of_bot[name].done} of {of_bot[name].occasions}" for _, of_bot in counted))
        for name in counted[0][1]
    ]
    return ["<h2>Follies</h2>", _table(("folly", *(bot for bot, _ in counted)), rows)]


def _table(heads: Sequence[str], rows: Sequence[str]) -> str:
    head = "".join(f"<th>{escape(word)}</th>" for word in heads)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'


def _row(style: str, *words: str) -> str:
    kind = f' class="{style}"' if style else ""
    return f"<tr>{''.join(f'<td{kind}>{escape(word)}</td>' for word in words)}</tr>"


def _run_lines(found: Arena) -> Iterable[str]:
    yield f"Endings: {', '.join(f'{ending} {count}' for ending, count in found.endings.items())}."
    yield f"Options: {' '.join(f'{name}={value}' for name, value in found.options.items())}."
    form = "compiled" if found.compiled else "interpreted"
    yield f"Played in {found.seconds:.1f} s with {found.workers} processes, {form}. Digest {found.digest}."

"""One search tree for all games: single decisions, one possible world an iteration, and a glance instead of playing on.

A node is one decision of one seat. At its first visit every action gets a glance: it is carried out on a copy, chance
acts, and the judge says what each seat's chance is. The glances are first estimates and, by a softmax of their logits,
say what to look at first (PUCT); the best one is the value of the visit for all decisions on the way. Several
decisions of one seat in a row plan its turn. A decision without a choice has no node.

A node is found by the node before it, the action there, and a tag for what happened in between: forced decisions and,
where the tree keeps them apart, outcomes of chance. In a game with secrets different worlds meet in one node, which
then has the actions of all; each visit chooses among those of its world. Where several seats decide at the same time,
a seat's node does not depend on the answers of the others.

This is the core: it works on any game's position through the virtual calls of `Core`.
"""

from __future__ import annotations

import math

import cython
from cython import bint, double, longlong, p_double, p_int, void
from cython import int as cint
from cython import ulonglong as u64

from moonsaga.bots.cores.judge import Judge
from moonsaga.kernel.cores import arrays, codes, playout
from moonsaga.kernel.cores.core import Core
from moonsaga.kernel.cores.declared import Declared
from moonsaga.kernel.cores.fields import Public, Readonly
from moonsaga.kernel.cores.rng import Rng

MOST_SEATS = 16
"""At a table with more a tree has no room for the values."""
NOBODY: cint = -1
NOTHING: cint = -1  # no node, no edge
DEEPEST: cint = 250  # decisions with a choice on one way down; then the position is judged as it is
FIRST_NODES: cint = 64
FIRST_EDGES: cint = 512
GLANCES_A_LOOK: cint = 16  # so many positions are judged at the most between two looks at the clock
WORD: u64 = 0xFFFFFFFFFFFFFFFF
MIX_1: u64 = 0x9E3779B97F4A7C15
MIX_2: u64 = 0xBF58476D1CE4E5B9
SURE: double = 0.999999  # a chance above it is a win
LEAST: double = 0.001  # logits are taken of chances from here to 1 less this


class Settings(Declared):
    """How a tree searches."""

    exploration: Public[double]  # how much what was seldom tried is tried
    temperature: Public[double]  # by which logits are divided before the softmax
    even: Public[double]  # the part of the prior that all actions share evenly
    glance_weight: Public[double]  # so many visits a glance counts for
    open: Public[bint]  # nothing is hidden: a node has one position, and what is won for certain is noted
    apart: Public[bint]  # nodes after different outcomes of chance are different nodes

    def __init__(self) -> None:
        self.exploration = 0.5
        self.temperature = 1.0
        self.even = 0.1
        self.glance_weight = 1.0
        self.open = False
        self.apart = False


class Tree(Declared):
    """The tree of one decision."""

    settings: Settings  # how it searches
    judge: Judge  # says what positions are worth
    world: Core  # a possible position, from which each iteration begins
    state: Core  # where the way down is
    trial: Core  # where an action is tried
    eyes: cint  # the seat that decides
    seats: cint  # of the table
    resamples: bint  # is something hidden that is dealt anew for each iteration?
    clock: object  # says the time; None: only glances are counted
    deadline: double  # when to stop
    late: Readonly[bint]  # was it time to stop?
    glances: Readonly[longlong]  # positions judged so far
    iterations: Readonly[longlong]  # ways down so far

    nodes: cint  # how many there are
    node_room: cint  # how many there is room for
    first: p_int  # of a node: its first edge
    count: p_int  # of a node: how many edges it has
    room: p_int  # of a node: how many there is room for
    owner: p_int  # of a node: the seat that decides
    before: p_int  # of a node: the node before it
    after: p_int  # of a node: the action there
    tag: p_int  # of a node: what happened in between
    won: p_int  # of a node: the seat that wins for certain and alone
    highest: p_double  # of a node: the logit that has weight 1
    settled: Readonly[bint]  # is it certain who wins?
    root: cint  # the node of the decision that the search is about

    edges: cint  # how many there are, with those of nodes that have moved on
    edge_room: cint  # how many there is room for
    action: p_int  # of an edge
    visits: p_int  # of an edge: how often it was taken
    edge_won: p_int  # of an edge: the seat that wins for certain and alone
    total: p_double  # of an edge: sum of its values for the seat that decides
    glance: p_double  # of an edge: the first estimate
    weight: p_double  # of an edge: its part of the prior, before it is divided by the sum

    table: p_int  # nodes by their hash, each one higher than it is
    table_size: cint  # a power of two

    totals: p_double  # of the root's edges in their order: sums of the values of each seat
    squares: p_double  # of the root's edges: sums of the squares of the values for the seat that decides
    root_room: cint  # for how many edges of the root there is room

    legal: cint[8192]  # the actions of the decision on the way
    chosen: cint[8192]  # their edges
    weights: cint[8192]  # of outcomes of chance
    seen: double[16]  # what the judge said last
    result: double[16]  # the value of the way down for each seat
    way_node: cint[256]  # the nodes on the way down
    way_edge: cint[256]  # the edges
    way_chance: cint[256]  # did chance act between this edge and the next node?
    depth: cint  # how many
    tossed: bint  # did chance act at the last glance?

    place: cint  # the node before the next one
    step: cint  # the action there
    mark: cint  # what has happened since
    own: cint[16]  # while several seats decide at the same time: what each has answered since they were asked
    joint: cint  # the same, of all together
    shared: bint  # are several seats deciding at the same time?

    def __init__(self, world: Core, eyes: int, judge: Judge, settings: Settings, secrets: bool) -> None:
        self.settings = settings
        self.judge = judge
        self.world = world
        self.state = world.clone()
        self.trial = world.clone()
        self.eyes = eyes
        self.seats = world.seats()
        self.resamples = secrets
        self.root = NOTHING
        self.make_room()

    def __dealloc__(self) -> None:
        arrays.free_ints(self.first)
        arrays.free_ints(self.count)
        arrays.free_ints(self.room)
        arrays.free_ints(self.owner)
        arrays.free_ints(self.before)
        arrays.free_ints(self.after)
        arrays.free_ints(self.tag)
        arrays.free_ints(self.won)
        arrays.free_doubles(self.highest)
        arrays.free_ints(self.action)
        arrays.free_ints(self.visits)
        arrays.free_ints(self.edge_won)
        arrays.free_doubles(self.total)
        arrays.free_doubles(self.glance)
        arrays.free_doubles(self.weight)
        arrays.free_ints(self.table)
        arrays.free_doubles(self.totals)
        arrays.free_doubles(self.squares)

    # --- for the bot ------------------------------------------------------------------------------------------------

    def set_clock(self, clock: object, deadline: double) -> None:
        """Stop when the clock says so."""
        self.clock = clock
        self.deadline = deadline

    def set_world(self, world: Core) -> None:
        """Begin iterations from another possible position of the same decision."""
        self.world = world

    def grow(self, glances: longlong, rng: Rng) -> None:
        """Search until so many positions are judged in all, it is time to stop, or the decision is settled."""
        while self.glances < glances and not self.late and not self.settled:
            self.go_down(rng)
            self.look_at_clock()

    def found(self) -> list:
        """Of each action of the root: itself, visits, sums for each seat, sum of squares, glance, who wins for sure."""
        i: cint
        seat: cint
        e: cint
        found: list = []
        if self.root == NOTHING:
            return found
        for i in range(self.count[self.root]):
            e = self.first[self.root] + i
            found.append(
                (
                    self.action[e],
                    self.visits[e],
                    [self.totals[i * self.seats + seat] for seat in range(self.seats)],
                    self.squares[i],
                    self.glance[e],
                    self.edge_won[e],
                )
            )
        return found

    def line(self, action: int, most: int) -> list:
        """How play goes on after an action of the root, each time the most visited, until chance acts."""
        steps: list = []
        seat: cint = self.eyes
        node: cint = self.root
        self.begin()
        while action >= 0 and len(steps) < most:
            steps.append((seat, action))
            self.follow(node, seat, action)
            seat = self.state.actor()
            if seat < 0:
                break
            node = self.find(self.place, self.step, self.tag_of(seat))
            action = self.most_visited(node, seat)
        return steps

    def most_visited(self, node: cint, seat: cint) -> cint:
        """The action that was taken most where the way down is; NOTHING if none was taken."""
        n: cint = self.state.list_actions(seat, self.legal)
        i: cint
        e: cint
        best: cint = NOTHING
        if n == 1:
            return self.legal[0]
        if node == NOTHING:
            return NOTHING
        for i in range(n):
            e = self.edge_of(node, self.legal[i], i)
            if e != NOTHING and self.visits[e] and (best == NOTHING or self.visits[e] > self.visits[best]):
                best = e
        return NOTHING if best == NOTHING else self.action[best]

    # --- one way down -----------------------------------------------------------------------------------------------

    def begin(self) -> void:
        """To the position that an iteration begins from."""
        seat: cint
        self.state.copy_from(self.world)
        self.place = NOTHING
        self.step = 0
        self.mark = 0
        self.depth = 0
        self.shared = False
        self.joint = 0
        for seat in range(self.seats):
            self.own[seat] = 0

    def go_down(self, rng: Rng) -> void:
        """One iteration."""
        seat: cint
        n: cint
        node: cint
        self.iterations += 1
        self.begin()
        if self.resamples:
            self.state.resample(self.eyes, rng)
        while True:
            seat = self.state.actor()
            if seat == codes.CHANCE:
                self.let_chance_act(rng)
                continue
            if seat == codes.GAME_OVER or self.depth >= DEEPEST:
                self.judge.values(self.state, self.way_owner(), self.result)
                self.glances += 1
                break
            node = self.find(self.place, self.step, self.tag_of(seat)) if self.settings.open else NOTHING
            if node == NOTHING:
                n = self.state.list_actions(seat, self.legal)
                if n == 1:
                    self.follow(NOTHING, seat, self.legal[0])
                    continue
                if not self.settings.open:
                    node = self.find(self.place, self.step, self.tag_of(seat))
            else:
                n = self.count[node]
            if node == NOTHING:
                self.look_around(self.add_node(seat), seat, n, rng)
                break
            if self.won[node] != NOBODY:
                self.give_win(self.won[node])
                self.glances += 1
                break
            self.take(node, seat, self.select(node, seat, n, rng))
        self.back_up()

    def take(self, node: cint, seat: cint, edge: cint) -> void:
        """Go down along an edge."""
        self.way_node[self.depth] = node
        self.way_edge[self.depth] = edge
        self.way_chance[self.depth] = 0
        self.depth += 1
        self.follow(node, seat, self.action[edge])

    def follow(self, node: cint, seat: cint, action: cint) -> void:
        """Carry out an action of a node, or a forced one where there is no node."""
        if self.shared or self.state.is_shared():
            self.answer(seat, action)
            return
        if node == NOTHING:
            self.mark = mix(self.mark, action)
        else:
            self.place = node
            self.step = action
            self.mark = 0
        self.state.play(seat, action)

    def answer(self, seat: cint, action: cint) -> void:
        """Carry out an action while several seats decide at the same time; once all have, all answers count."""
        i: cint
        self.shared = True
        self.own[seat] = mix(self.own[seat], action)
        self.joint = mix(mix(self.joint, seat), action)
        self.state.play(seat, action)
        if not self.state.is_shared():
            self.shared = False
            self.mark = mix(self.mark, self.joint)
            self.joint = 0
            for i in range(self.seats):
                self.own[i] = 0

    def let_chance_act(self, rng: Rng) -> void:
        n: cint = self.state.list_chance(self.legal, self.weights)
        i: cint = playout.weighted(self.weights, n, rng)
        if self.settings.apart and n > 1:
            self.mark = mix(self.mark, self.legal[i])
        if self.depth:
            self.way_chance[self.depth - 1] = 1
        self.state.play(codes.CHANCE, self.legal[i])

    def tag_of(self, seat: cint) -> cint:
        """The tag of the node of a seat that is to act."""
        if self.state.is_shared():
            return mix(mix(self.mark, seat), self.own[seat])
        return self.mark

    def way_owner(self) -> cint:
        """The seat that decided last."""
        return self.owner[self.way_node[self.depth - 1]] if self.depth else self.eyes

    def give_win(self, winner: cint) -> void:
        seat: cint
        for seat in range(self.seats):
            self.result[seat] = 1.0 if seat == winner else 0.0

    # --- a node -----------------------------------------------------------------------------------------------------

    def look_around(self, node: cint, seat: cint, n: cint, rng: Rng) -> void:
        """A glance at each of the n legal actions; the value of the way down is that of the best one."""
        i: cint
        e: cint
        best: cint = NOTHING
        e = self.new_edges(n)
        self.first[node] = e
        if node == self.root:
            self.make_root_room(n)
        self.room[node] = n
        for i in range(n):
            if i % GLANCES_A_LOOK == GLANCES_A_LOOK - 1 and best != NOTHING:
                self.look_at_clock()
                if self.late:
                    break
            self.look_at(e, seat, self.legal[i], rng)
            self.count[node] = i + 1
            if best == NOTHING or self.glance[e] > self.glance[best]:
                best = e
                self.keep_result()
            e += 1
        self.weigh(node)
        if not self.late:
            self.settle(node)

    def keep_result(self) -> void:
        """The position that was looked at last is the best one: its value is that of the way down."""
        i: cint
        for i in range(self.seats):
            self.result[i] = self.seen[i]

    def look_at(self, edge: cint, seat: cint, action: cint, rng: Rng) -> void:
        """The first glance at an action."""
        i: cint
        self.try_out(seat, action, rng)
        self.action[edge] = action
        self.visits[edge] = 0
        self.total[edge] = 0.0
        self.glance[edge] = self.seen[seat]
        self.edge_won[edge] = NOBODY
        if self.settings.open and not self.tossed and self.trial.actor() == codes.GAME_OVER:
            for i in range(self.seats):
                if self.seen[i] > SURE:
                    self.edge_won[edge] = i

    def try_out(self, seat: cint, action: cint, rng: Rng) -> void:
        """Carry out an action on a copy, let chance act, and judge."""
        i: cint
        self.trial.copy_from(self.state)
        self.trial.play(seat, action)
        self.tossed = False
        while self.trial.actor() == codes.CHANCE:
            self.tossed = True
            i = self.trial.list_chance(self.chosen, self.weights)
            i = playout.weighted(self.weights, i, rng)
            self.trial.play(codes.CHANCE, self.chosen[i])
        self.judge.values(self.trial, seat, self.seen)
        self.glances += 1

    def weigh(self, node: cint) -> void:
        """Make weights of the glances of a new node."""
        i: cint
        e: cint
        for i in range(self.count[node]):
            e = self.first[node] + i
            self.weight[e] = logit(self.glance[e]) / self.settings.temperature
            if i == 0 or self.weight[e] > self.highest[node]:
                self.highest[node] = self.weight[e]
        for i in range(self.count[node]):
            e = self.first[node] + i
            self.weight[e] = math.exp(self.weight[e] - self.highest[node])

    def settle(self, node: cint) -> void:
        """Note who wins for certain: the seat that decides, if an action leads there; another one, if all do."""
        i: cint
        e: cint = self.first[node]
        winner: cint = self.edge_won[e]
        if not self.settings.open:
            return
        for i in range(self.count[node]):
            if self.edge_won[e + i] == self.owner[node]:
                winner = self.owner[node]
                break
            if self.edge_won[e + i] != winner:
                winner = NOBODY
        self.won[node] = winner
        if node == self.root:
            self.settled = winner != NOBODY

    def select(self, node: cint, seat: cint, n: cint, rng: Rng) -> cint:
        """The edge to go down: the best by what is known of it and how little it was tried."""
        i: cint
        e: cint
        best: cint = NOTHING
        tried: cint = 0
        sum_of_weights: double = 0.0
        score: double
        highest: double = 0.0
        factor: double
        self.list_edges(node, seat, n, rng)
        for i in range(n):
            tried += self.visits[self.chosen[i]]
            sum_of_weights += self.weight[self.chosen[i]]
        factor = self.settings.exploration * math.sqrt(tried + 1.0)
        for i in range(n):
            e = self.chosen[i]
            score = self.value_of(e) + factor * (
                (1.0 - self.settings.even) * self.weight[e] / sum_of_weights + self.settings.even / n
            ) / (1.0 + self.visits[e])
            if self.edge_won[e] != NOBODY:
                score = score + 1000.0 if self.edge_won[e] == seat else score - 1000.0
            if best == NOTHING or score > highest:
                best, highest = e, score
        return best

    def value_of(self, edge: cint) -> double:
        """What an edge is worth to the seat that decides, the glance included."""
        w: double = self.settings.glance_weight
        return (w * self.glance[edge] + self.total[edge]) / (w + self.visits[edge])

    def list_edges(self, node: cint, seat: cint, n: cint, rng: Rng) -> void:
        """Find the edges of the n legal actions; those that are new get a glance."""
        i: cint
        e: cint
        if self.settings.open:
            for i in range(n):
                self.chosen[i] = self.first[node] + i
            return
        for i in range(n):
            e = self.edge_of(node, self.legal[i], i)
            if e == NOTHING:
                self.add_edge(node, seat, self.legal[i], rng)
        for i in range(n):
            self.chosen[i] = self.edge_of(node, self.legal[i], i)

    def edge_of(self, node: cint, action: cint, near: cint) -> cint:
        """The edge of an action, which is probably not far behind the place `near`; NOTHING if there is none."""
        i: cint
        n: cint = self.count[node]
        first: cint = self.first[node]
        for i in range(near, n):
            if self.action[first + i] == action:
                return first + i
        for i in range(min(near, n)):
            if self.action[first + i] == action:
                return first + i
        return NOTHING

    def add_edge(self, node: cint, seat: cint, action: cint, rng: Rng) -> void:
        """An action that no world before this one allowed here."""
        e: cint
        if self.count[node] == self.room[node]:
            self.move_edges(node)
        e = self.first[node] + self.count[node]
        self.count[node] += 1
        if node == self.root:
            self.make_root_room(self.count[node])
        self.look_at(e, seat, action, rng)
        self.weight[e] = math.exp(logit(self.glance[e]) / self.settings.temperature - self.highest[node])

    def move_edges(self, node: cint) -> void:
        """Take the edges of a node to where there is room for twice as many."""
        old: cint = self.first[node]
        new: cint = self.new_edges(2 * self.room[node])
        i: cint
        for i in range(self.count[node]):
            self.action[new + i] = self.action[old + i]
            self.visits[new + i] = self.visits[old + i]
            self.edge_won[new + i] = self.edge_won[old + i]
            self.total[new + i] = self.total[old + i]
            self.glance[new + i] = self.glance[old + i]
            self.weight[new + i] = self.weight[old + i]
        self.first[node] = new
        self.room[node] *= 2

    # --- the way back -----------------------------------------------------------------------------------------------

    def back_up(self) -> void:
        """Tell all decisions on the way down what came of it."""
        i: cint
        node: cint
        e: cint
        value: double
        for i in range(self.depth):
            node = self.way_node[i]
            e = self.way_edge[i]
            value = self.result[self.owner[node]]
            self.visits[e] += 1
            self.total[e] += value
            if node == self.root:
                self.note_root(e - self.first[node], value)
        if self.settings.open:
            self.back_up_wins()

    def back_up_wins(self) -> void:
        """A win that is certain below is certain above, unless chance acts in between or somebody can avoid it."""
        i: cint = self.depth - 1
        node: cint
        winner: cint
        while i >= 0 and not self.way_chance[i]:
            node = self.find_below(i)
            winner = self.won[node] if node != NOTHING else NOBODY
            if winner == NOBODY:
                return
            self.edge_won[self.way_edge[i]] = winner
            self.settle(self.way_node[i])
            i -= 1

    def find_below(self, place: cint) -> cint:
        """The node below an edge of the way down; NOTHING if the way ended before it."""
        if place + 1 < self.depth:
            return self.way_node[place + 1]
        return self.find(self.place, self.step, self.tag_of(self.state.actor())) if self.state.actor() >= 0 else NOTHING

    def note_root(self, place: cint, value: double) -> void:
        seat: cint
        for seat in range(self.seats):
            self.totals[place * self.seats + seat] += self.result[seat]
        self.squares[place] += value * value

    def look_at_clock(self) -> void:
        """Is it time to stop?"""
        now: double
        if self.clock is None or self.late:
            return
        with cython.gil:
            now = self.clock()  # type: ignore[operator]  # to mypy an object, no function
        if now >= self.deadline:
            self.late = True

    # --- memory -----------------------------------------------------------------------------------------------------

    def find(self, before: cint, after: cint, tag: cint) -> cint:
        """The node with this way to it; NOTHING if there is none."""
        i: cint = place_of(before, after, tag) & (self.table_size - 1)
        node: cint
        while self.table[i]:
            node = self.table[i] - 1
            if self.before[node] == before and self.after[node] == after and self.tag[node] == tag:
                return node
            i = (i + 1) & (self.table_size - 1)
        return NOTHING

    def add_node(self, seat: cint) -> cint:
        """A new node where the way down is, still without edges."""
        node: cint = self.nodes
        if node == self.node_room:
            self.make_node_room(2 * self.node_room)
        self.nodes += 1
        self.owner[node] = seat
        self.before[node] = self.place
        self.after[node] = self.step
        self.tag[node] = self.tag_of(seat)
        self.won[node] = NOBODY
        self.enter(node)
        if self.root == NOTHING and seat == self.eyes:
            self.root = node
        return node

    def enter(self, node: cint) -> void:
        """Put a node into the table."""
        i: cint = place_of(self.before[node], self.after[node], self.tag[node]) & (self.table_size - 1)
        while self.table[i]:
            i = (i + 1) & (self.table_size - 1)
        self.table[i] = node + 1

    def new_edges(self, n: cint) -> cint:
        """Room for n edges in a row; says which is the first."""
        first: cint = self.edges
        while self.edges + n > self.edge_room:
            self.make_edge_room(2 * self.edge_room)
        self.edges += n
        return first

    def make_room(self) -> void:
        self.make_node_room(FIRST_NODES)
        self.make_edge_room(FIRST_EDGES)

    def make_node_room(self, wanted: cint) -> void:
        node: cint
        i: cint
        old: cint = self.node_room
        self.first = arrays.more_ints(self.first, old, wanted)
        self.count = arrays.more_ints(self.count, old, wanted)
        self.room = arrays.more_ints(self.room, old, wanted)
        self.owner = arrays.more_ints(self.owner, old, wanted)
        self.before = arrays.more_ints(self.before, old, wanted)
        self.after = arrays.more_ints(self.after, old, wanted)
        self.tag = arrays.more_ints(self.tag, old, wanted)
        self.won = arrays.more_ints(self.won, old, wanted)
        self.highest = arrays.more_doubles(self.highest, old, wanted)
        self.table = arrays.more_ints(self.table, 2 * old, 2 * wanted)
        self.table_size = 2 * wanted
        self.node_room = wanted
        for i in range(2 * old):
            self.table[i] = 0
        for node in range(self.nodes):
            self.enter(node)

    def make_edge_room(self, wanted: cint) -> void:
        old: cint = self.edge_room
        self.action = arrays.more_ints(self.action, old, wanted)
        self.visits = arrays.more_ints(self.visits, old, wanted)
        self.edge_won = arrays.more_ints(self.edge_won, old, wanted)
        self.total = arrays.more_doubles(self.total, old, wanted)
        self.glance = arrays.more_doubles(self.glance, old, wanted)
        self.weight = arrays.more_doubles(self.weight, old, wanted)
        self.edge_room = wanted

    def make_root_room(self, wanted: cint) -> void:
        if wanted <= self.root_room:
            return
        self.totals = arrays.more_doubles(self.totals, self.root_room * self.seats, 2 * wanted * self.seats)
        self.squares = arrays.more_doubles(self.squares, self.root_room, 2 * wanted)
        self.root_room = 2 * wanted


def logit(chance: double) -> double:
    kept: double = min(max(chance, LEAST), 1.0 - LEAST)
    return math.log(kept / (1.0 - kept))


def mix(tag: cint, number: cint) -> cint:
    """A tag that depends on both, and on nothing else."""
    z: u64 = (cython.cast(u64, tag) * MIX_1 + cython.cast(u64, number + 2) * MIX_2) & WORD
    z = ((z ^ (z >> 29)) * MIX_2) & WORD
    return cython.cast(cint, z >> 34) + 1


def place_of(before: cint, after: cint, tag: cint) -> cint:
    return mix(mix(before + 1, after), tag)

// boardgame.io's server with its file storage, and two games for two. A move is checked before it is made, as the
// server's documentation asks for.
//
// stacks: a small game of the kind that Ekö is: stacks on a board of 64 spaces, a step a turn, reserves, points, and a
// hand that the other one does not see.
// cells: a game that asks as little of the server as a game can: each move takes a cell of 64, and nothing is undone.
//
//     node server.js PORT FOLDER

const { Server, FlatFile } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const WIDTH = 8;
const TERRAIN = ["plain", "plain", "hills", "plain", "lake"];

function name(space) {
  return "abcdefgh"[space % WIDTH] + (Math.floor(space / WIDTH) + 1);
}

function setup() {
  const spaces = [];
  for (let space = 0; space < WIDTH * WIDTH; space++) {
    const row = Math.floor(space / WIDTH);
    const owner = row === 0 ? "0" : row === WIDTH - 1 ? "1" : null;
    const stack = owner === null ? null : { owner, height: 1 + (space % 3) };
    spaces.push({ name: name(space), terrain: TERRAIN[space % TERRAIN.length], stack });
  }
  const sides = { 0: { reserve: 12, points: 0, moved: 0 }, 1: { reserve: 12, points: 0, moved: 0 } };
  return { spaces, sides, players: { 0: { hand: [1, 2, 3] }, 1: { hand: [4, 5, 6] } } };
}

function touches(from, to) {
  const across = Math.abs((from % WIDTH) - (to % WIDTH));
  const along = Math.abs(Math.floor(from / WIDTH) - Math.floor(to / WIDTH));
  return across + along === 1;
}

const stacks = {
  name: "stacks",
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step: {
      client: false,
      move: ({ G, playerID }, from, to) => {
        const [start, goal] = [G.spaces[from], G.spaces[to]];
        if (!start || !goal || start.stack?.owner !== playerID || goal.stack || !touches(from, to)) return INVALID_MOVE;
        goal.stack = start.stack;
        start.stack = null;
        G.sides[playerID].moved += 1;
        if (goal.terrain === "hills") G.sides[playerID].points += 1;
      },
    },
  },
};

const cells = {
  name: "cells",
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: () => ({ cells: Array(WIDTH * WIDTH).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: {
      client: false,
      move: ({ G, playerID }, cell) => {
        if (!(cell in G.cells) || G.cells[cell] === playerID) return INVALID_MOVE;
        G.cells[cell] = playerID;
      },
    },
  },
};

const [port, folder] = process.argv.slice(2);
const server = Server({ games: [stacks, cells], db: new FlatFile({ dir: folder }), origins: [] });
// What is given as the port goes to Node's `listen` as it is: without a host it would listen to the whole world.
server.run({ port: { port: Number(port), host: "127.0.0.1" } }, () => console.log("ready"));

// boardgame.io's server with its file storage, and a game for two that asks as little of it as a game can: each move
// takes a free cell of 64, then it is the other's turn.
//
//     node server.js PORT FOLDER

const { Server, FlatFile } = require("boardgame.io/server");

const CELLS = 64;

const game = {
  name: "cells",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: Array(CELLS).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, cell) => {
      if (!Number.isInteger(cell) || cell < 0 || cell >= CELLS || G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
    },
  },
};

const [port, folder] = process.argv.slice(2);
const server = Server({ games: [game], db: new FlatFile({ dir: folder }), origins: [] });
// What is given as the port goes to Node's `listen` as it is: without a host it would listen to the whole world.
server.run({ port: { port: Number(port), host: "127.0.0.1" } }, () => console.log("ready"));

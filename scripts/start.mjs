/* `npm start`: from a fresh clone to a running Lectern, embedded backend included. */
import { buildEmbeddedIfStale, EMBEDDED_FOLDER } from './lib/builds/freshBuilds.mjs';
import { createStaticServer, listen } from './lib/server/staticServer.mjs';
import { VOICES_FOLDER } from './lib/voices/voicesFolder.mjs';
import { setup } from './setup.mjs';

await setup();
await buildEmbeddedIfStale();

const wanted = Number(process.env.PORT ?? 4173);
const port = await listen(
  createStaticServer({ folder: EMBEDDED_FOLDER, voices: VOICES_FOLDER }),
  wanted,
  {
    isFixed: process.env.PORT !== undefined,
  },
);
console.log(`\nLectern is at http://localhost:${port}\nStop it with Ctrl+C.\n`);

/*
 * Serves a built folder with the security headers: `node scripts/serve.mjs <folder> <port> [<voices>]`.
 * With `SERVED_FOR=<process id>` it ends with that process.
 */
import { resolve } from 'node:path';
import { createStaticServer, listen } from './lib/server/staticServer.mjs';

const [folder, port, voices] = process.argv.slice(2);
if (!folder || !port) {
  console.error('Usage: node scripts/serve.mjs <folder> <port> [<voices>]');
  process.exit(1);
}
const server = createStaticServer({
  folder: resolve(folder),
  ...(voices !== undefined && { voices: resolve(voices) }),
});
const served = await listen(server, Number(port), { isFixed: true });
console.log(`Serving ${folder} at http://localhost:${served}`);

/** Interval at which to check the process that it serves, in ms. */
const LOOK = 500;
const servedFor = Number(process.env.SERVED_FOR);
if (servedFor > 0) {
  setInterval(() => {
    try {
      process.kill(servedFor, 0);
    } catch {
      process.exit();
    }
  }, LOOK);
}

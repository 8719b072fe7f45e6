/* Serves the built workbench: `node scripts/serve-storybook.mjs <port>`. */
import { join } from 'node:path';
import { ROOT } from './lib/run.mjs';
import { createStaticServer, listen } from './lib/server/staticServer.mjs';

const port = Number(process.argv[2]);
if (!port) {
  console.error('Usage: node scripts/serve-storybook.mjs <port>');
  process.exit(1);
}
// Storybook's own page has inline scripts, so the app's policy does not apply to it.
const server = createStaticServer({
  folder: join(ROOT, 'storybook-static'),
  headers: { 'X-Content-Type-Options': 'nosniff' },
});
await listen(server, port, { isFixed: true });

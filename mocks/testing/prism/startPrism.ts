import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** The newest version that runs on Node 20: 5.15 and later require Node 24. */
const PRISM = '@stoplight/prism-cli@5.14.2';

const CONTRACT = fileURLToPath(
  new URL('../../../packages/api-client/openapi.yaml', import.meta.url),
);

const READY = 'Prism is listening on';

/** A running Prism for the contract. */
export interface Prism {
  url: string;
  stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/**
 * Starts Prism in `mock` or `proxy` mode with additional arguments. If Prism exits instead, rejects with
 * all of its output.
 */
export async function startPrism(manner: 'mock' | 'proxy', ...rest: string[]): Promise<Prism> {
  const port = await freePort();
  const args = ['--yes', PRISM, manner, CONTRACT, ...rest, `--port=${port}`];
  // In its own process group, because npx starts a shell, which starts Prism.
  const child = spawn('npx', args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  let output = '';
  const listening = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes(READY)) resolve();
      });
    }
  });
  const early = ended.then(() => {
    throw new Error(`Prism did not start.\n${output}`);
  });
  await Promise.race([listening, early]);
  early.catch(() => undefined);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

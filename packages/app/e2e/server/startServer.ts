import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createStaticServer, listen } from '../../../../scripts/lib/staticServer.mjs';
import { auth, publicAuth } from './auth.ts';
import { avatars } from './avatars.ts';
import { type Control, createControl } from './control.ts';
import { type Answer, type Received, receive, refusal, reply } from './exchange.ts';
import type { Handler } from './handler.ts';
import { serveMedia } from './media.ts';
import { projects } from './projects.ts';
import { scripts } from './scripts.ts';
import { createStore, type Store } from './store.ts';
import { videos } from './videos.ts';
import { voices } from './voices.ts';

/** The hosted build (`npm run build`). */
const HOSTED_BUILD = fileURLToPath(new URL('../../dist', import.meta.url));

const HANDLERS: Record<string, Handler> = {
  ...auth,
  ...avatars,
  ...projects,
  ...scripts,
  ...videos,
  ...voices,
};

/** A running server with what a test may do to it. */
export interface ContractServer {
  url: string;
  store: Store;
  control: Control;
  stop: () => Promise<void>;
}

function handle(request: Received, store: Store): Answer | Promise<Answer> {
  const operation = request.operation ?? '';
  const open = publicAuth[operation];
  if (open) return open({ request, store });
  const handler = HANDLERS[operation];
  if (!handler) return refusal(404, 'The contract has no such call.');
  const account = store.accountOf(request.token);
  if (!account) return refusal(401, 'Could not validate credentials.');
  return handler({ request, store, account });
}

/**
 * Starts a server of the contract, independent of the embedded backend, that also serves the hosted
 * build as a static host would. Everything is in memory; the port is any free one.
 */
export async function startServer(folder = HOSTED_BUILD): Promise<ContractServer> {
  if (!existsSync(`${folder}/index.html`)) {
    throw new Error(`There is no hosted build in ${folder}. Make it with: npm run build`);
  }
  const store = createStore();
  const control = createControl();

  async function serveApi(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const request = await receive(message);
    const exchange = control.note(request);
    if (!(await control.wait(request, false, gone.signal))) return;
    const given = control.takeAnswer(request);
    const answer = given ?? (await handle(request, store));
    if (!given) exchange.answer = answer;
    if (await control.wait(request, true, gone.signal)) reply(response, answer);
  }

  const server = createStaticServer({
    folder,
    answer: (message, response) => {
      const { pathname } = new URL(message.url ?? '/', 'http://localhost');
      if (serveMedia(message, response)) return true;
      if (!pathname.startsWith('/api/')) return false;
      // A caller who left in mid-body is no fault of the server.
      serveApi(message, response).catch(() => response.destroy());
      return true;
    },
  });
  await listen(server, 0, { isFixed: true });
  const { port } = server.address() as AddressInfo;
  store.origin = `http://127.0.0.1:${port}`;
  return {
    url: store.origin,
    store,
    control,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

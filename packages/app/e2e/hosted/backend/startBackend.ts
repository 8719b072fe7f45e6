import { createInPageFetch, type NodeBackend, openNodeBackend } from '@lectern/mocks/node';
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createStaticServer, listen } from '../../../../../scripts/lib/server/staticServer.mjs';
import { type Control, createControl } from './control.ts';
import { MADE_FILES, sendFile } from './files.ts';
import { receive, reply, toRequest } from './http.ts';

/** The hosted build (`npm run build`). */
const HOSTED_BUILD = fileURLToPath(new URL('../../../dist', import.meta.url));

/**
 * How many milliseconds each response is delayed, half of them before the backend acts: part `late` of the
 * suite.
 */
const LATENESS = Number(process.env.LECTERN_LATE ?? 0);
const halfLate = () => (LATENESS > 0 ? sleep(LATENESS / 2) : undefined);

/** A page of the app's origin without the app, for preparations before the app runs. */
const BLANK = '<!doctype html><link rel="icon" href="data:,"><title>Blank</title>';

/** The mocks' backend behind HTTP, with what a test can change about it. */
export interface HostedBackend extends Pick<NodeBackend, 'context' | 'endpoints' | 'fetch'> {
  url: string;
  control: Control;
  /** Invalidates every access token issued so far. */
  expireAccess: () => Promise<void>;
  /** Stops renders before they draw pictures, until the returned function is called. */
  holdRenders: () => () => void;
  stop: () => Promise<void>;
}

/**
 * Serves the mocks' handlers over HTTP, and the hosted build like a static host. Everything is in memory;
 * the port is any free one.
 */
export async function startBackend(
  folder = HOSTED_BUILD,
  { isCompressed = false } = {},
): Promise<HostedBackend> {
  if (!existsSync(`${folder}/index.html`)) {
    throw new Error(`There is no hosted build in ${folder}. Make it with: npm run build`);
  }
  const server = createStaticServer({ folder, answer, isCompressed });
  // Node closes a connection after five idle seconds. A POST or other change sent over it at that moment
  // fails and, unlike a GET, is not retried by the browser.
  server.keepAliveTimeout = 0;
  await listen(server, 0, { isFixed: true });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let rendersGoOn = Promise.resolve();
  const { context, endpoints, fetch, media } = await openNodeBackend({
    scenario: 'new-account',
    urls: (files) => ({
      urlOf: async (name) => ((await files.has(name)) ? `${url}/media/${name}` : null),
    }),
    fake: { files: MADE_FILES, duringRender: () => rendersGoOn },
  });
  const control = createControl(endpoints);

  async function serveApi(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const received = await receive(message);
    const exchange = control.note(received);
    await halfLate();
    if (!(await control.wait(received, false, gone.signal))) return;
    const own: typeof fetch = async (request) => {
      const answer = await fetch(request);
      exchange.answer = answer.clone();
      return answer;
    };
    const given = createInPageFetch(control.handlersOf(received.operation), own);
    const answer = await given(toRequest(received, gone.signal));
    await halfLate();
    if (await control.wait(received, true, gone.signal)) await reply(response, answer);
  }

  async function serveMedia(message: IncomingMessage, response: ServerResponse, name: string) {
    await sendFile(message, response, name, await media.read(name));
  }

  function answer(message: IncomingMessage, response: ServerResponse): boolean {
    const { pathname } = new URL(message.url ?? '/', 'http://localhost');
    const [, place = '', name = ''] = pathname.split('/');
    // Also ends requests without a response, and those whose caller has left.
    const drop = () => void response.destroy();
    if (place === 'api') serveApi(message, response).catch(drop);
    else if (place === 'media') serveMedia(message, response, name).catch(drop);
    else if (place === 'blank.html') response.setHeader('Content-Type', 'text/html').end(BLANK);
    else return false;
    return true;
  }

  return {
    url,
    context,
    endpoints,
    fetch,
    control,
    expireAccess: () => context.db.accessTokens.clear(),
    holdRenders: () => {
      let release: () => void = () => undefined;
      rendersGoOn = new Promise((resolve) => (release = resolve));
      return release;
    },
    stop: async () => {
      // This cancels what is being answered, which would otherwise fail without its database.
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await context.close();
    },
  };
}

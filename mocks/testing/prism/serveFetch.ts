import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface FetchServer {
  /** The base URL of the contract's paths. */
  url: string;
  stop: () => Promise<void>;
}

/** Headers of a connection rather than a message; `fetch` rejects them or sets them itself. */
const HOP = new Set(['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding']);

async function toRequest(message: IncomingMessage): Promise<Request> {
  const headers = Object.entries(message.headers).filter(([name]) => !HOP.has(name));
  const body = await buffer(message);
  return new Request(`http://localhost${message.url ?? ''}`, {
    method: message.method ?? 'GET',
    headers: headers.map(([name, value]) => [name, String(value)]),
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  });
}

/** Serves the responses of a `fetch` over HTTP. */
export async function serveFetch(
  answer: (request: Request) => Promise<Response>,
): Promise<FetchServer> {
  const server = createServer((message, outgoing) => {
    void (async () => {
      const response = await answer(await toRequest(message));
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(new Uint8Array(await response.arrayBuffer()));
    })().catch(() => outgoing.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

import { findOperation } from '@lectern/api-client/testing';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OperationId } from '@lectern/api-client/contract';

/** A request under `/api`, as it arrived. */
export interface Received {
  /** The contract's operation id, or null for a request that is not in the contract. */
  operation: OperationId | null;
  method: string;
  /** The path below `/api`, without the query. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** The bearer token, or null. */
  token: string | null;
  /** The body, byte for byte. */
  body: Buffer<ArrayBuffer>;
}

/** A request with the backend's own response; null while pending, and if the test provided the response. */
export interface Exchange {
  request: Received;
  answer: Response | null;
}

/** Reads a whole request. Rejects if the caller leaves before it is complete. */
export async function receive(message: IncomingMessage): Promise<Received> {
  const url = new URL(message.url ?? '/', 'http://localhost');
  const path = url.pathname.replace(/^\/api/, '');
  const method = message.method ?? 'GET';
  const headers = new Headers();
  for (const name of ['authorization', 'content-type'] as const) {
    const value = message.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk as Buffer));
  return {
    operation: (findOperation(method, path)?.id ?? null) as OperationId | null,
    method,
    path,
    query: url.searchParams,
    headers,
    token: /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? null,
    body: Buffer.concat(chunks),
  };
}

/** Converts a request for the handlers. */
export function toRequest(received: Received, signal?: AbortSignal): Request {
  const { method, path, query, headers, body } = received;
  const url = `http://localhost/api${path}?${query.toString()}`;
  const init = { method, headers, ...(signal && { signal }) };
  return new Request(url, body.length > 0 ? { ...init, body } : init);
}

/**
 * Sends a response. Connections are closed, so that browsers do not retry requests on their own. Responses
 * may be cached, as careless servers allow, so that a test notices one that comes from the cache.
 */
export async function reply(response: ServerResponse, answer: Response): Promise<void> {
  const { status, headers, body } = answer;
  const length = headers.get('content-length');
  // A response with its own Content-Length is sent as far as it goes.
  const bytes = length === null ? Buffer.from(await answer.arrayBuffer()) : null;
  response.writeHead(status, {
    ...Object.fromEntries(headers),
    ...(bytes && status !== 204 && { 'Content-Length': bytes.length }),
    'Cache-Control': 'private, max-age=600',
    Connection: 'close',
  });
  if (bytes) {
    response.end(bytes);
    return;
  }
  for await (const chunk of body ?? []) {
    await new Promise((resolve) => response.write(chunk, resolve));
  }
  response.destroy();
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchOperation } from './contract.ts';

/** A request under `/api`, as it arrived. */
export interface Received {
  /** The contract's operation id, or null for a call that the contract does not have. */
  operation: string | null;
  method: string;
  /** Path below `/api`, without the query. */
  path: string;
  query: URLSearchParams;
  /** The ids in the path, by the contract's names. */
  params: Record<string, string>;
  headers: Headers;
  /** Bearer token, or null. */
  token: string | null;
  /** The body, byte for byte. */
  body: Buffer;
}

/** A request with the server's own answer; null as long as there is none, or where a test gave it. */
export interface Exchange {
  request: Received;
  answer: Answer | null;
}

/** What goes back over the wire, whatever its worth. */
export type Answer =
  | { kind: 'whole'; status: number; type: string | null; body: string | Buffer }
  /** Breaks off in the middle of its body. */
  | { kind: 'cut-off'; type: string; body: string }
  /** No answer: the connection is closed. */
  | { kind: 'dropped' };

/** A JSON answer. */
export function json(value: unknown, status = 200): Answer {
  return { kind: 'whole', status, type: 'application/json', body: JSON.stringify(value) };
}

/** An answer of any other type; no type is sent where it is null. */
function raw(body: string | Buffer, type: string | null, status = 200): Answer {
  return { kind: 'whole', status, type, body };
}

/** 204. */
export const empty: Answer = { kind: 'whole', status: 204, type: null, body: '' };
/** What a proxy says in the server's place. */
export const htmlPage = raw('<!doctype html><html><body>Gateway</body></html>', 'text/html');
export const brokenJson = raw('{"items": [{"_id": "p', 'application/json');
export const cutOffJson: Answer = { kind: 'cut-off', type: 'application/json', body: '{"items":' };
export const dropped: Answer = { kind: 'dropped' };

/** A refusal in the contract's usual form. */
export function refusal(status: number, detail: string): Answer {
  return json({ detail }, status);
}

export const notFound = refusal(404, 'Not found.');

/** The fields of a JSON body; none where it is something else. */
export function fields(request: Received): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(request.body.toString('utf8'));
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** A field as text; empty where it is missing or something else. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Whether the body is a form with files. */
export function isMultipart({ headers }: Received): boolean {
  return headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
}

/** The parts of a form with files. */
export function formOf({ body, headers }: Received): Promise<FormData> {
  const type = headers.get('content-type') ?? '';
  return new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
}

function headersOf({ headers }: IncomingMessage): Headers {
  const read = new Headers();
  for (const name of ['authorization', 'content-type'] as const) {
    const value = headers[name];
    if (value !== undefined) read.set(name, value);
  }
  return read;
}

/** Reads a request to its end. Rejects where the caller leaves before that. */
export async function receive(message: IncomingMessage): Promise<Received> {
  const url = new URL(message.url ?? '/', 'http://localhost');
  const path = url.pathname.replace(/^\/api/, '');
  const method = message.method ?? 'GET';
  const match = matchOperation(method, path);
  const headers = headersOf(message);
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk as Buffer));
  return {
    operation: match?.operation ?? null,
    method,
    path,
    query: url.searchParams,
    params: match?.params ?? {},
    headers,
    token: /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? null,
    body: Buffer.concat(chunks),
  };
}

/**
 * Sends an answer. Connections are not kept, so that a browser repeats no request by itself; it may
 * keep the answers, as careless servers have it, so that one which comes back from there is noticed.
 */
export function reply(response: ServerResponse, answer: Answer): void {
  if (answer.kind === 'dropped') {
    response.destroy();
    return;
  }
  const body = Buffer.from(answer.body);
  const isCutOff = answer.kind === 'cut-off';
  const status = isCutOff ? 200 : answer.status;
  response.writeHead(status, {
    ...(answer.type !== null && { 'Content-Type': answer.type }),
    ...(status !== 204 && { 'Content-Length': body.length + (isCutOff ? 100 : 0) }),
    'Cache-Control': 'private, max-age=600',
    Connection: 'close',
  });
  if (isCutOff) response.write(body, () => response.destroy());
  else response.end(body);
}

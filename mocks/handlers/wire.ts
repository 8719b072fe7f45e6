import { HttpResponse, type JsonBodyType } from 'msw';

/** Milliseconds since the epoch as the contract's timestamp. */
export function toTimestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** A JSON answer. */
export function json(body: JsonBodyType, status = 200): Response {
  return HttpResponse.json(body, { status });
}

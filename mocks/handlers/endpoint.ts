import { delay, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import type { BackendContext } from './context.ts';
import { StudioError } from '@lectern/studio';
import { OPERATIONS, type OperationId } from './operations.ts';
import { emptyAnswers } from './emptyAnswers.ts';
import { failureBody } from './failureBodies.ts';
import { HttpProblem } from './problem.ts';
import { studioProblem } from './studioProblem.ts';
import type { Resolver } from './call.ts';

/** Every way in which an endpoint can be made to answer. */
export interface EndpointMock {
  /** As the server behaves. */
  ok: HttpHandler;
  /** The least that the contract allows: no items, no optional field. */
  empty: HttpHandler;
  /** Never answers. */
  pending: HttpHandler;
  /** As `ok`, two seconds late. */
  slow: HttpHandler;
  /** That status, with the contract's body for it or the given one. */
  failing: (status: number, body?: JsonBodyType) => HttpHandler;
  /** No answer at all: the client sees a network error. */
  offline: HttpHandler;
  /** Status 200 with JSON that breaks off. */
  malformed: HttpHandler;
  /** Any other answer, for one story or test. */
  answering: (body: JsonBodyType, status?: number) => HttpHandler;
}

/** A context, or how to get it; it is asked for once, with the first request. */
export type ContextSource = BackendContext | (() => Promise<BackendContext>);

const SLOW = 2_000;

function isAbort(cause: unknown): boolean {
  return (
    (cause instanceof DOMException && cause.name === 'AbortError') ||
    (cause instanceof StudioError && cause.code === 'cancelled')
  );
}

/** What the server answers when a resolver throws; a fault of its own is 500 with JSON. */
function toFailure(cause: unknown): Response {
  if (cause instanceof HttpProblem) return cause.toResponse();
  const problem = studioProblem(cause);
  if (problem) return problem.toResponse();
  console.error('The embedded backend failed.', cause);
  return HttpResponse.json({ detail: 'The embedded backend failed.' }, { status: 500 });
}

/** All variants of one endpoint. The path matches under any origin and any base ending in `/api`. */
export function createEndpoint(
  id: OperationId,
  resolver: Resolver,
  source: () => Promise<BackendContext>,
): EndpointMock {
  const [method, template] = OPERATIONS[id];
  const path = `*/api${template.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  const respond = (answer: (request: Request) => Promise<Response> | Response) =>
    http[method](path, ({ request }) => answer(request));

  const serve = (wait: number) =>
    http[method](path, async ({ request, params }) => {
      try {
        if (wait > 0) await delay(wait);
        request.signal.throwIfAborted();
        const names = Object.entries(params).map(([name, value]) => [name, String(value)] as const);
        return await resolver({
          context: await source(),
          request,
          params: Object.fromEntries(names),
          query: new URL(request.url).searchParams,
        });
      } catch (cause) {
        // Nobody reads this answer: the caller's fetch was rejected when the signal fired.
        if (request.signal.aborted || isAbort(cause)) return HttpResponse.error();
        return toFailure(cause);
      }
    });

  return {
    ok: serve(0),
    slow: serve(SLOW),
    empty: respond(() => emptyAnswers[id]()),
    pending: respond(async () => {
      await delay('infinite');
      return HttpResponse.error();
    }),
    offline: respond(() => HttpResponse.error()),
    malformed: respond(
      () =>
        new HttpResponse('{"items": [{"_id": "', {
          headers: { 'Content-Type': 'application/json' },
        }),
    ),
    failing: (status, body) =>
      respond(() => HttpResponse.json(body ?? failureBody(status), { status })),
    answering: (body, status = 200) => respond(() => HttpResponse.json(body, { status })),
  };
}

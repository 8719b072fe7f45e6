import {
  type AnswerBody,
  type FailureStatus,
  type OperationId,
  OPERATIONS,
  type PathName,
  type QueryName,
  type SentBody,
  type SuccessStatus,
} from '@lectern/api-client/contract';
import { delay, http, type HttpHandler, type JsonBodyType } from 'msw';
import type { BackendContext } from './context.ts';
import { emptyBodies } from './emptyBodies.ts';
import { isAbort, toFailure } from './failure.ts';
import { failureBody } from './failureBodies.ts';
import { HttpProblem } from './problem.ts';
import type { Call, Resolver } from './call.ts';

/** A request as passed to the answer function of a story or test. */
interface Asked<Id extends OperationId> {
  query: Readonly<Partial<Record<QueryName<Id>, string>>>;
  params: Readonly<Record<PathName<Id>, string>>;
  /** The JSON body of the request, or null. */
  body: SentBody<Id>;
  /** For reading the parts of a form. */
  request: Request;
}

type Answerer<Id extends OperationId> = (
  asked: Asked<Id>,
) => AnswerBody<Id> | Promise<AnswerBody<Id>>;

interface Limited {
  /** Number of requests to answer; later ones go to the next handler. Unlimited by default. */
  times?: number;
}

/** The variants of an endpoint; bodies and statuses are those of the contract. */
export interface EndpointMock<Id extends OperationId> {
  /** Behaves like the server. */
  readonly ok: HttpHandler;
  /** The smallest response that the contract allows: no items, no optional fields. */
  readonly empty: HttpHandler;
  /** Never answers. */
  readonly pending: HttpHandler;
  /** Like `ok`, but two seconds later. */
  readonly slow: HttpHandler;
  /** No response: the client sees a network error. */
  readonly offline: HttpHandler;
  /** Status 200 with truncated JSON. */
  readonly malformed: HttpHandler;
  /** Fails with that status, with the contract's example body or the given one. */
  failing(
    status: FailureStatus<Id>,
    options?: Limited & { body?: AnswerBody<Id, FailureStatus<Id>> },
  ): HttpHandler;
  /** Any other success. */
  answering(
    answer: AnswerBody<Id>,
    options?: Limited & { status?: SuccessStatus<Id> },
  ): HttpHandler;
  /** As above, but called for each request; it may {@link refuse}. */
  answering(answer: Answerer<Id>, options?: { status?: SuccessStatus<Id> }): HttpHandler;
  /** A response deliberately outside the contract: JSON, or a whole response made for each request. */
  odd(body: JsonBodyType | (() => Response), options?: Limited & { status?: number }): HttpHandler;
}

/** An endpoint of any operation, for callers that only need the status of a failure. */
export interface AnyEndpointMock extends Omit<EndpointMock<OperationId>, 'answering' | 'failing'> {
  failing(status: number, options?: Limited & { body?: { detail: string } }): HttpHandler;
  answering(body: JsonBodyType): HttpHandler;
}

/** Rejects a request from within an answer function. @throws HttpProblem always */
export function refuse(status: number, detail = 'Refused.'): never {
  throw new HttpProblem(status, detail);
}

/** A context, or a function that provides it, which is called once, with the first request. */
export type ContextSource = BackendContext | (() => Promise<BackendContext>);

const SLOW = 2_000;

/** Not MSW's `json`, which makes a blob of each body to measure it: a call to the browser's process. */
function json(body: JsonBodyType, status = 200): Response {
  return Response.json(body, { status });
}

/** Null means no body. */
function toResponse(body: unknown, status: number): Response {
  return body === null ? new Response(null, { status }) : json(body as JsonBodyType, status);
}

/** Answers every request, or only the first `times` requests. */
function answers(give: () => Response, times: number | undefined) {
  if (times === undefined) return give;
  return function* limited(): Generator<Response | undefined> {
    for (let given = 0; given < times; given += 1) yield give();
    for (;;) yield undefined;
  };
}

/** The JSON body of a request, or null. */
async function readBody(request: Request): Promise<unknown> {
  const isJson = request.headers.get('content-type')?.includes('json') === true;
  return isJson ? request.json() : null;
}

/**
 * Creates all variants of one endpoint. The path matches under any origin and any base ending in `/api`.
 */
export function createEndpoint<Id extends OperationId>(
  id: Id,
  resolver: Resolver<Id>,
  source: () => Promise<BackendContext>,
): EndpointMock<Id> {
  const [method, template] = OPERATIONS[id];
  const path = `*/api${template.replaceAll(/\{(\w+)\}/g, ':$1')}`;

  const serve = (resolve: (call: Omit<Call, 'context'>) => Promise<Response>) =>
    http[method](path, async ({ request, params }) => {
      const names = Object.entries(params)
        // MSW numbers the text that an asterisk matched.
        .filter(([name]) => !/^\d+$/.test(name))
        .map(([name, value]) => [name, String(value)] as const);
      try {
        return await resolve({
          request,
          params: Object.fromEntries(names),
          query: new URL(request.url).searchParams,
        });
      } catch (cause) {
        // No one reads this response: the caller's fetch was rejected when the signal fired.
        if (request.signal.aborted || isAbort(cause)) return Response.error();
        return toFailure(cause);
      }
    });
  const respond = (give: () => Response, times?: number) =>
    http[method](path, answers(give, times));
  const behave = (wait: number) =>
    serve(async (call) => {
      if (wait > 0) await delay(wait);
      call.request.signal.throwIfAborted();
      const { status, body } = await resolver({ ...call, context: await source() });
      return toResponse(body, status);
    });

  return {
    // Created on demand: MSW captures a stack trace for each handler, and most are never used.
    get ok() {
      return behave(0);
    },
    get slow() {
      return behave(SLOW);
    },
    get empty() {
      return respond(() => toResponse(emptyBodies[id], emptyBodies[id] === null ? 204 : 200));
    },
    get pending() {
      return serve(async () => {
        await delay('infinite');
        return Response.error();
      });
    },
    get offline() {
      return respond(() => Response.error());
    },
    get malformed() {
      const headers = { 'Content-Type': 'application/json' };
      return respond(() => new Response('{"items": [{"_id": "', { headers }));
    },
    failing: (status, { body, times } = {}) =>
      respond(() => json(body ?? failureBody(Number(status)), Number(status)), times),
    answering: (
      answer: unknown,
      { status, times }: Limited & { status?: SuccessStatus<Id> } = {},
    ) =>
      typeof answer === 'function'
        ? serve(async ({ request, params, query }) => {
            const body = await readBody(request.clone());
            const asked = { request, params, query: Object.fromEntries(query), body };
            return json(await (answer as Answerer<Id>)(asked as Asked<Id>), status);
          })
        : respond(() => json(answer as JsonBodyType, status), times),
    odd: (body: unknown, { status, times } = {}) =>
      respond(
        typeof body === 'function'
          ? () => (body as () => Response)()
          : () => json(body as JsonBodyType, status),
        times,
      ),
  };
}

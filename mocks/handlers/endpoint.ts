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
import { delay, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import type { BackendContext } from './context.ts';
import { emptyBodies } from './emptyBodies.ts';
import { isAbort, toFailure } from './failure.ts';
import { failureBody } from './failureBodies.ts';
import { HttpProblem } from './problem.ts';
import type { Call, Resolver } from './call.ts';

/** A request as an answer of a story or a test sees it. */
interface Asked<Id extends OperationId> {
  query: Readonly<Partial<Record<QueryName<Id>, string>>>;
  params: Readonly<Record<PathName<Id>, string>>;
  /** The JSON that was sent, or null. */
  body: SentBody<Id>;
  /** For a form's parts. */
  request: Request;
}

type Answerer<Id extends OperationId> = (
  asked: Asked<Id>,
) => AnswerBody<Id> | Promise<AnswerBody<Id>>;

interface Limited {
  /** Later requests go to the next handler of the list; every request is answered unless given. */
  times?: number;
}

/** Every way in which an endpoint can be made to answer; bodies and statuses are the contract's. */
export interface EndpointMock<Id extends OperationId> {
  /** As the server behaves. */
  readonly ok: HttpHandler;
  /** The least that the contract allows: no items, no optional field. */
  readonly empty: HttpHandler;
  /** Never answers. */
  readonly pending: HttpHandler;
  /** As `ok`, two seconds late. */
  readonly slow: HttpHandler;
  /** No answer at all: the client sees a network error. */
  readonly offline: HttpHandler;
  /** Status 200 with JSON that breaks off. */
  readonly malformed: HttpHandler;
  /** That status, with the contract's example of its body or the given one. */
  failing(
    status: FailureStatus<Id>,
    options?: Limited & { body?: AnswerBody<Id, FailureStatus<Id>> },
  ): HttpHandler;
  /** Any other success. */
  answering(
    answer: AnswerBody<Id>,
    options?: Limited & { status?: SuccessStatus<Id> },
  ): HttpHandler;
  /** As above, asked at each request; it may {@link refuse}. */
  answering(answer: Answerer<Id>, options?: { status?: SuccessStatus<Id> }): HttpHandler;
  /** An answer outside the contract, on purpose: JSON, or a whole response made for each request. */
  odd(body: JsonBodyType | (() => Response), options?: Limited & { status?: number }): HttpHandler;
}

/** An endpoint of any operation, where only the status of a failure matters. */
export interface AnyEndpointMock extends Omit<EndpointMock<OperationId>, 'answering' | 'failing'> {
  failing(status: number, options?: Limited & { body?: { detail: string } }): HttpHandler;
  answering(body: JsonBodyType): HttpHandler;
}

/** Refuses a request in the middle of an answer. @throws HttpProblem always */
export function refuse(status: number, detail = 'Refused.'): never {
  throw new HttpProblem(status, detail);
}

/** A context, or how to get it; it is asked for once, with the first request. */
export type ContextSource = BackendContext | (() => Promise<BackendContext>);

const SLOW = 2_000;

function json(body: JsonBodyType, status = 200): Response {
  return HttpResponse.json(body, { status });
}

/** Null is no body. */
function toResponse(body: unknown, status: number): Response {
  return body === null ? new HttpResponse(null, { status }) : json(body as JsonBodyType, status);
}

/** Every request is answered, or as many as `times` says. */
function answers(give: () => Response, times: number | undefined) {
  if (times === undefined) return give;
  return function* limited(): Generator<Response | undefined> {
    for (let given = 0; given < times; given += 1) yield give();
    for (;;) yield undefined;
  };
}

/** The JSON of a request, or null. */
async function readBody(request: Request): Promise<unknown> {
  const isJson = request.headers.get('content-type')?.includes('json') === true;
  return isJson ? request.json() : null;
}

/** All variants of one endpoint. The path matches under any origin and any base ending in `/api`. */
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
        // MSW numbers what an asterisk took.
        .filter(([name]) => !/^\d+$/.test(name))
        .map(([name, value]) => [name, String(value)] as const);
      try {
        return await resolve({
          request,
          params: Object.fromEntries(names),
          query: new URL(request.url).searchParams,
        });
      } catch (cause) {
        // The answer is not read: the caller's fetch was rejected when the signal fired.
        if (request.signal.aborted || isAbort(cause)) return HttpResponse.error();
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
    // Made when asked for: MSW takes down a stack for each handler, and most are never used.
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
        return HttpResponse.error();
      });
    },
    get offline() {
      return respond(() => HttpResponse.error());
    },
    get malformed() {
      const headers = { 'Content-Type': 'application/json' };
      return respond(() => new HttpResponse('{"items": [{"_id": "', { headers }));
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

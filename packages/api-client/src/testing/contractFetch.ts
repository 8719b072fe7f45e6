import { answerFaults, findOperation, requestFaults, type SentRequest } from './contract.ts';

/** One request with its answer, held against the contract. */
export interface Exchange {
  /** The contract's `operationId`; null for a request that names none. */
  operation: string | null;
  /** What is wrong with the request. */
  requestFaults: string[];
  /** Resolves when the answer's body has been read; null as long as, and where, none came. */
  answer: Promise<JudgedAnswer | null> | null;
}

export interface JudgedAnswer {
  status: number;
  /** What is wrong with the answer. */
  faults: string[];
}

export interface ContractFetchOptions {
  /** Where to keep what goes through; a list of its own by default. */
  exchanges?: Exchange[];
  /** Whether no token is stored, so that none can be sent (section 7). */
  mayLackToken?: () => boolean;
}

const oddAnswers = new WeakSet<Response>();

/** Marks an answer as one that no server of the contract gives; its faults are not counted. */
export function odd(response: Response): Response {
  oddAnswers.add(response);
  return response;
}

function toSentRequest(url: string, init: RequestInit): SentRequest {
  const { body } = init;
  return {
    method: init.method ?? 'GET',
    url: url.replace(/^(?:https?:\/\/[^/]+)?\/api/, ''),
    headers: new Headers(init.headers),
    body: typeof body === 'string' || body instanceof FormData ? body : null,
  };
}

async function judge(request: SentRequest, response: Response): Promise<JudgedAnswer> {
  const { status, headers } = response;
  if (oddAnswers.has(response)) return { status, faults: [] };
  // Another copy of the body is read by whoever asked.
  const body = await response.clone().text();
  const contentType = headers.get('content-type');
  return { status, faults: answerFaults(request, { status, contentType, body }) };
}

/** A `fetch` that keeps what went through it, each request and answer with its faults. */
export function createContractFetch(
  fetch: typeof globalThis.fetch,
  { exchanges = [], mayLackToken = () => false }: ContractFetchOptions = {},
) {
  return {
    exchanges,
    fetch: async (input: string | URL | Request, init: RequestInit = {}) => {
      const request = toSentRequest(input instanceof Request ? input.url : String(input), init);
      const exchange: Exchange = {
        operation: findOperation(request.method, request.url)?.id ?? null,
        requestFaults: requestFaults(request, { mayLackToken: mayLackToken() }),
        answer: null,
      };
      exchanges.push(exchange);
      const response = await fetch(input, init);
      // A body that breaks off is no answer.
      exchange.answer = judge(request, response).catch(() => null);
      return response;
    },
  };
}

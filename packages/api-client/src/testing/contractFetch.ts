import { answerFaults, findOperation, requestFaults, type SentRequest } from './contract.ts';

/** One request with its response, checked against the contract. */
export interface Exchange {
  /** The contract's `operationId`; null for a request outside it. */
  operation: string | null;
  /** The faults of the request. */
  requestFaults: string[];
  /** Resolves when the response's body has been read; null until a response arrives, or if none does. */
  answer: Promise<JudgedAnswer | null> | null;
}

export interface JudgedAnswer {
  status: number;
  /** The faults of the response. */
  faults: string[];
}

export interface ContractFetchOptions {
  /** The list in which exchanges are recorded; a new one by default. */
  exchanges?: Exchange[];
  /** Whether no token is stored, so that none can be sent (section 7). */
  mayLackToken?: () => boolean;
}

const oddAnswers = new WeakSet<Response>();

/** Marks a response as one that no server within the contract sends; its faults are ignored. */
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
  // Read a clone, because the caller reads the body itself.
  const body = await response.clone().text();
  const contentType = headers.get('content-type');
  return { status, faults: answerFaults(request, { status, contentType, body }) };
}

/** Creates a `fetch` that records each request and response with its faults. */
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
      // A response with an interrupted body counts as missing.
      exchange.answer = judge(request, response).catch(() => null);
      return response;
    },
  };
}

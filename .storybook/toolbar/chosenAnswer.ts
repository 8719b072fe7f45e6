import { OPERATION_IDS, type OperationId } from '@lectern/api-client/contract';
import type { AnyEndpointMock, HttpHandler } from '@lectern/mocks/handlers';

/** Responses that the toolbar offers for one operation, by their names in an address. */
export const ANSWERS = {
  ok: 'As the server responds',
  empty: 'Empty',
  slow: 'After 2 s',
  pending: 'No response yet',
  '401': '401, session ended',
  '403': '403, not allowed',
  '404': '404, not found',
  '409': '409, conflict',
  '422': '422, rejected fields',
  '429': '429, too many requests',
  '500': '500, server error',
  '500-once': '500 once',
  offline: 'Offline',
  malformed: 'Broken JSON',
} as const;

export type AnswerName = keyof typeof ANSWERS;

/** Delays that the toolbar offers for every response, by their names in an address: in ms, or for ever. */
export const DELAYS = {
  none: { title: 'Responds at once', wait: 0 },
  '400': { title: 'Responds after 0.4 s', wait: 400 },
  '2000': { title: 'Responds after 2 s', wait: 2_000 },
  '10000': { title: 'Responds after 10 s', wait: 10_000 },
  never: { title: 'Never responds', wait: 'infinite' },
} as const;

const isAnswer = (text: string): text is AnswerName => Object.hasOwn(ANSWERS, text);
const isDelay = (text: string): text is keyof typeof DELAYS => Object.hasOwn(DELAYS, text);

/** The delay before every response that an address names; 0 if the name is unknown. */
export function readDelay(text: unknown): number | 'infinite' {
  const name = String(text);
  return isDelay(name) ? DELAYS[name].wait : 0;
}

/** The operation and the response that an address names; null if it names none. */
export function readAnswer(
  operation: unknown,
  answer: unknown,
): { id: OperationId; answer: AnswerName } | null {
  const id = OPERATION_IDS.find((known) => known === operation);
  const name = String(answer);
  return id !== undefined && isAnswer(name) ? { id, answer: name } : null;
}

/** An endpoint's handler for one of the toolbar's responses. */
export function answerHandler(mock: AnyEndpointMock, answer: AnswerName): HttpHandler {
  switch (answer) {
    case 'ok':
    case 'empty':
    case 'slow':
    case 'pending':
    case 'offline':
    case 'malformed':
      return mock[answer];
    case '500-once':
      return mock.failing(500, { times: 1 });
    default:
      return mock.failing(Number(answer));
  }
}

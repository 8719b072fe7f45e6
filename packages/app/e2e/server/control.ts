import type { Answer, Exchange, Received } from './exchange.ts';

type Answerer = Answer | ((request: Received) => Answer);
type Matcher = (request: Received) => boolean;

/** Requests that wait for the test. */
interface Hold {
  /** Resolves once so many of them wait. Who has left does not count any more. */
  arrived: (count?: number) => Promise<void>;
  /** How many of them wait now. */
  waiting: () => number;
  /** Lets those that wait go on, and holds no more. */
  release: () => void;
}

interface HoldOptions {
  /** Which requests of the operation; all by default. */
  match?: Matcher;
  /** How many of them; all by default. */
  times?: number;
  /** Whether the server acts on the request first, and only its answer waits. */
  isAnswerHeld?: boolean;
}

interface HeldRule extends Required<HoldOptions> {
  operation: string;
  waiting: Set<() => void>;
  watchers: Set<() => void>;
}

/** What a test may do to the server, and what it may ask of it. */
export interface Control {
  /** Every request under `/api`, in the order of arrival, with what the server said by itself. */
  readonly exchanges: readonly Exchange[];
  /** The requests for an operation. */
  to: (operation: string) => Received[];
  /** Answers the operation so from now on, or so many times. */
  answer: (operation: string, answer: Answerer, options?: { times?: number }) => void;
  /** Answers the operation by itself again. */
  restore: (operation: string) => void;
  hold: (operation: string, options?: HoldOptions) => Hold;
}

/** The control with what the server asks of it. */
export interface ControlCore extends Control {
  note: (request: Received) => Exchange;
  /** The answer that the test gives in the server's place, or null. */
  takeAnswer: (request: Received) => Answer | null;
  /** Waits as long as the test holds such requests; false where the caller has left meanwhile. */
  wait: (request: Received, isAnswer: boolean, gone: AbortSignal) => Promise<boolean>;
}

/** Makes the control of one server. */
export function createControl(): ControlCore {
  const exchanges: Exchange[] = [];
  const answers = new Map<string, { answer: Answerer; left: number }>();
  const holds = new Set<HeldRule>();

  function hold(operation: string, options: HoldOptions = {}): Hold {
    const { match = () => true, times = Infinity, isAnswerHeld = false } = options;
    const rule: HeldRule = {
      operation,
      match,
      times,
      isAnswerHeld,
      waiting: new Set(),
      watchers: new Set(),
    };
    holds.add(rule);
    return {
      arrived: (count = 1) =>
        new Promise((resolve) => {
          const look = () => {
            if (rule.waiting.size < count) return;
            rule.watchers.delete(look);
            resolve();
          };
          rule.watchers.add(look);
          look();
        }),
      waiting: () => rule.waiting.size,
      release: () => {
        holds.delete(rule);
        for (const goOn of rule.waiting) goOn();
      },
    };
  }

  function waitFor(rule: HeldRule, gone: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const end = () => {
        rule.waiting.delete(end);
        resolve(!gone.aborted);
      };
      rule.waiting.add(end);
      if (gone.aborted) end();
      else gone.addEventListener('abort', end, { once: true });
      for (const look of rule.watchers) look();
    });
  }

  return {
    exchanges,
    to: (operation) =>
      exchanges.map(({ request }) => request).filter((request) => request.operation === operation),
    answer: (operation, answer, { times = Infinity } = {}) =>
      void answers.set(operation, { answer, left: times }),
    restore: (operation) => void answers.delete(operation),
    hold,
    note: (request) => {
      const exchange: Exchange = { request, answer: null };
      exchanges.push(exchange);
      return exchange;
    },
    takeAnswer: (request) => {
      const rule = answers.get(request.operation ?? '');
      if (!rule || rule.left <= 0) return null;
      rule.left -= 1;
      return typeof rule.answer === 'function' ? rule.answer(request) : rule.answer;
    },
    wait: async (request, isAnswer, gone) => {
      const rule = [...holds].find(
        (held) =>
          held.operation === request.operation &&
          held.isAnswerHeld === isAnswer &&
          held.times > 0 &&
          held.match(request),
      );
      if (!rule) return !gone.aborted;
      rule.times -= 1;
      return waitFor(rule, gone);
    },
  };
}

import type { OperationId } from '@lectern/api-client/contract';
import type { EndpointMock, Endpoints, HttpHandler } from '@lectern/mocks/handlers';
import { ACTION_TIMEOUT } from '../../support/timeouts.ts';
import type { Exchange, Received } from './http.ts';

type Matcher = (request: Received) => boolean;

/** Requests held back by the test. */
interface Hold {
  /**
   * Resolves once that many requests are waiting; those whose caller has left no longer count. Rejects
   * after `ACTION_TIMEOUT`.
   */
  arrived: (count?: number) => Promise<void>;
  /** The number of requests waiting now. */
  waiting: () => number;
  /** Lets the waiting requests continue, and holds no more. */
  release: () => void;
}

interface HoldOptions {
  /** Selects the requests of the operation to hold; all by default. */
  match?: Matcher;
  /** How many of them to hold; all by default. */
  times?: number;
  /** Whether the backend processes the request first and only its response is held. */
  isAnswerHeld?: boolean;
}

interface HeldRule extends Required<HoldOptions> {
  operation: OperationId;
  waiting: Set<() => void>;
  watchers: Set<() => void>;
}

/** Changes the backend's responses during a test, and provides its requests. */
export interface Control {
  /** Every request under `/api` in order of arrival, with the backend's own response. */
  readonly exchanges: readonly Exchange[];
  /** The requests for an operation. */
  to: (operation: OperationId) => Received[];
  /** Uses another variant of the operation's mock from now on. */
  answer: <Id extends OperationId>(
    operation: Id,
    choose: (mock: EndpointMock<Id>) => HttpHandler,
  ) => void;
  /** Restores the backend's own responses to the operation. */
  restore: (operation: OperationId) => void;
  hold: (operation: OperationId, options?: HoldOptions) => Hold;
}

/** The control, with the methods for the HTTP server. */
interface ControlCore extends Control {
  note: (request: Received) => Exchange;
  /** Returns the handlers that a test put before the backend's own. */
  handlersOf: (operation: OperationId | null) => HttpHandler[];
  /** Waits as long as the test holds such requests; resolves to false if the caller has left meanwhile. */
  wait: (request: Received, isAnswer: boolean, gone: AbortSignal) => Promise<boolean>;
}

/** Creates the control of one backend. */
export function createControl(endpoints: Endpoints): ControlCore {
  const exchanges: Exchange[] = [];
  const answers = new Map<OperationId, HttpHandler>();
  const holds = new Set<HeldRule>();

  function hold(operation: OperationId, options: HoldOptions = {}): Hold {
    const { match = () => true, times = Infinity, isAnswerHeld = false } = options;
    const rule: HeldRule = {
      ...{ operation, match, times, isAnswerHeld },
      waiting: new Set(),
      watchers: new Set(),
    };
    holds.add(rule);
    return {
      arrived: function arrived(count = 1) {
        const missing = new Error(`Fewer than ${count} requests for ${operation} are waiting.`);
        // Made here, not in the timer, so that its stack names the line of the test.
        Error.captureStackTrace(missing, arrived);
        return new Promise((resolve, reject) => {
          const end = () => {
            clearTimeout(timer);
            rule.watchers.delete(look);
          };
          const look = () => {
            if (rule.waiting.size < count) return;
            end();
            resolve();
          };
          const timer = setTimeout(() => {
            end();
            reject(missing);
          }, ACTION_TIMEOUT);
          rule.watchers.add(look);
          look();
        });
      },
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
    answer: (operation, choose) => void answers.set(operation, choose(endpoints[operation])),
    restore: (operation) => void answers.delete(operation),
    hold,
    note: (request) => {
      const exchange: Exchange = { request, answer: null };
      exchanges.push(exchange);
      return exchange;
    },
    handlersOf: (operation) => {
      const given = operation === null ? undefined : answers.get(operation);
      return given ? [given] : [];
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

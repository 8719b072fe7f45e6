import { isApiError } from '@lectern/api-client';

/** Timeout of a write in milliseconds, after which the next one is sent. */
const ANSWER_MS = 10_000;

/** How long audio and renders wait for earlier writes, in milliseconds. */
const SETTLE_MS = 3_000;

/** Delays in milliseconds before each retry of a write without a response. */
const RETRY_MS = [5_000, 30_000, 120_000] as const;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Outcome of an attempt to write. */
export type Outcome = 'written' | 'failed' | 'unanswered';

/** Whether there was no response, so that a retry may succeed. */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error, 'network') || isApiError(error, 'aborted');

/** Makes a request that is cancelled if there is no response in time. */
export async function withinTime<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ANSWER_MS);
  try {
    return await call(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Sends writes one at a time, and retries those without a response later. */
export interface Outbox {
  /**
   * Sends named parts; `call` receives those that must be sent. Parts already in flight are not sent twice;
   * parts that a later write replaces are not sent again.
   * @returns whether all of them arrived
   */
  write: (
    values: Readonly<Record<string, unknown>>,
    call: (parts: readonly string[]) => Promise<Outcome>,
  ) => Promise<boolean>;
  /** Cancels retries of all earlier writes. */
  forget: () => void;
  /** Retries now what waits for it. Resolves when everything so far is sent, or has timed out. */
  settled: () => Promise<void>;
}

/** Creates an outbox. */
export function createOutbox(): Outbox {
  let tail: Promise<unknown> = Promise.resolve();

  /** Runs tasks in order: a status must not overtake the script that it belongs to. */
  function enqueue<T>(task: () => Promise<T>): Promise<T> {
    const result = tail.then(task);
    tail = result.catch(() => undefined);
    return result;
  }

  /** The writes in flight, each under the parts that no later one carries. */
  const underWay = new Map<string, { value: string; result: Promise<boolean> }>();
  let forgotten = 0;
  /** Begins each retry that waits. */
  const sleeping = new Set<() => void>();

  /** Queues a task after a pause, or as soon as it is woken. */
  function later<T>(ms: number, task: () => Promise<T>): Promise<T> {
    return new Promise((resolve) => {
      const begin = () => {
        clearTimeout(timer);
        sleeping.delete(begin);
        resolve(enqueue(task));
      };
      const timer = setTimeout(begin, ms);
      sleeping.add(begin);
    });
  }

  /** Sends a write, and retries it later if there is no response; others are sent meanwhile. */
  async function send(
    parts: readonly string[],
    call: (parts: readonly string[]) => Promise<Outcome>,
    isReplaced: (part: string) => boolean,
  ): Promise<boolean> {
    const forgottenBefore = forgotten;
    const retry = async (): Promise<Outcome> => {
      const left = parts.filter((part) => part !== 'status' && !isReplaced(part));
      return forgotten > forgottenBefore || left.length === 0 ? 'failed' : call(left);
    };
    let outcome = await enqueue(() => call(parts));
    for (const pause of RETRY_MS) {
      if (outcome !== 'unanswered') break;
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      outcome = await later(pause, retry);
    }
    return outcome === 'written';
  }

  async function write(
    values: Readonly<Record<string, unknown>>,
    call: (parts: readonly string[]) => Promise<Outcome>,
  ): Promise<boolean> {
    const valueOf = (part: string) => JSON.stringify(values[part]);
    // The same value is not sent twice, except for a status, because the server may have set another one
    // since.
    const isKnown = (part: string) =>
      part !== 'status' && underWay.get(part)?.value === valueOf(part);
    const known = Object.keys(values).filter(isKnown);
    const parts = Object.keys(values).filter((part) => !isKnown(part));
    const earlier = known.flatMap((part) => underWay.get(part)?.result ?? []);
    if (parts.length === 0) return (await Promise.all(earlier)).every(Boolean);

    const result: Promise<boolean> = send(
      parts,
      call,
      (part) => underWay.get(part)?.result !== result,
    );
    for (const part of parts) underWay.set(part, { value: valueOf(part), result });
    const answers = await Promise.all([result, ...earlier]);
    for (const part of parts) if (underWay.get(part)?.result === result) underWay.delete(part);
    return answers.every(Boolean);
  }

  return {
    write,
    forget: () => {
      forgotten += 1;
    },
    settled: () => {
      for (const begin of sleeping) begin();
      return Promise.race([tail.then(() => undefined), wait(SETTLE_MS)]);
    },
  };
}

import { isApiError } from '@lectern/api-client';

/** A write that has no answer after so long is given up, so that the next one goes out. Milliseconds. */
const ANSWER_MS = 10_000;

/** Audio and renders wait no longer for what was written before them. Milliseconds. */
const SETTLE_MS = 3_000;

/** When a write without an answer is sent again, after each attempt. Milliseconds. */
const RETRY_MS = [5_000, 30_000, 120_000] as const;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** How an attempt to write ended. */
export type Outcome = 'written' | 'failed' | 'unanswered';

/** Whether no answer came: the same call may be answered later. */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error, 'network') || isApiError(error, 'aborted');

/** Makes a call that is cancelled when it has no answer in time. */
export async function withinTime<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ANSWER_MS);
  try {
    return await call(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Sends one write after the other, and those without an answer again later. */
export interface Outbox {
  /**
   * Sends named parts; `call` gets those that are to be sent. Those of them that are on their way
   * are not sent twice; what a later write replaces is not sent again.
   * @returns whether all of them arrived
   */
  write: (
    values: Readonly<Record<string, unknown>>,
    call: (parts: readonly string[]) => Promise<Outcome>,
  ) => Promise<boolean>;
  /** Sends nothing again that was written before. */
  forget: () => void;
  /** Resolves when everything so far is sent, or has had its time. */
  settled: () => Promise<void>;
}

/** Makes an outbox. */
export function createOutbox(): Outbox {
  let tail: Promise<unknown> = Promise.resolve();

  /** A status must not overtake the script that it belongs to. */
  function enqueue<T>(task: () => Promise<T>): Promise<T> {
    const result = tail.then(task);
    tail = result.catch(() => undefined);
    return result;
  }

  /** The writes that are on their way, each under the parts that no later one carries. */
  const underWay = new Map<string, { value: string; result: Promise<boolean> }>();
  let forgotten = 0;

  /** Sends a write, and again later where no answer comes; others go out meanwhile. */
  async function send(
    parts: readonly string[],
    call: (parts: readonly string[]) => Promise<Outcome>,
    isReplaced: (part: string) => boolean,
  ): Promise<boolean> {
    const forgottenBefore = forgotten;
    let outcome = await enqueue(() => call(parts));
    for (const pause of RETRY_MS) {
      if (outcome !== 'unanswered') break;
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      await wait(pause);
      if (forgotten > forgottenBefore) return false;
      const left = parts.filter((part) => part !== 'status' && !isReplaced(part));
      if (left.length === 0) return false;
      // oxlint-disable-next-line no-await-in-loop -- as above
      outcome = await enqueue(() => call(left));
    }
    return outcome === 'written';
  }

  async function write(
    values: Readonly<Record<string, unknown>>,
    call: (parts: readonly string[]) => Promise<Outcome>,
  ): Promise<boolean> {
    const valueOf = (part: string) => JSON.stringify(values[part]);
    // The same value is not sent twice. A status is: the server may have set another one since.
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
    settled: () => Promise.race([tail.then(() => undefined), wait(SETTLE_MS)]),
  };
}

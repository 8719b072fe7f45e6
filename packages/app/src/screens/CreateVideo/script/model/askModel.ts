import { openModel } from './languageModel.ts';

export interface Question {
  /** What the model is told to be. */
  role: string;
  input: string;
  signal: AbortSignal;
  /** The answer so far, while it is written. */
  onText: (answer: string) => void;
}

/** Characters after which an answer is no longer one. */
const MOST = 8_000;
/** Milliseconds without a word after which a model is given up; loading it can take half of this. */
const PATIENCE = 45_000;

/**
 * Asks the browser's model; nothing leaves the device.
 *
 * @throws what the browser throws, `TimeoutError` where the model falls silent, `QuotaExceededError` where it
 * does not end; AbortError when the signal is aborted
 */
export async function askModel({ role, input, signal, onText }: Question): Promise<string> {
  const silence = new AbortController();
  const giveUp = () => silence.abort(new DOMException('The model is silent.', 'TimeoutError'));
  let timer = setTimeout(giveUp, PATIENCE);
  const either = AbortSignal.any([signal, silence.signal]);
  try {
    const session = await openModel({ role, signal: either });
    try {
      let answer = '';
      const reader = session.promptStreaming(input, { signal: either }).getReader();
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- pieces come one after the other
        const { done, value } = await reader.read();
        if (done) return answer;
        clearTimeout(timer);
        timer = setTimeout(giveUp, PATIENCE);
        answer += value;
        onText(answer);
        if (answer.length > MOST) {
          silence.abort();
          throw new DOMException('The answer does not end.', 'QuotaExceededError');
        }
      }
    } finally {
      session.destroy();
    }
  } finally {
    clearTimeout(timer);
  }
}

import { openModel } from './languageModel.ts';

export interface Question {
  /** The model's system prompt. */
  role: string;
  input: string;
  signal: AbortSignal;
  /** Called with the response so far while it is written. */
  onText: (answer: string) => void;
}

/** Maximum length of a response in characters. */
const MOST = 8_000;
/** Timeout in milliseconds without a new word; loading the model can take half of it. */
const PATIENCE = 45_000;

/**
 * Prompts the browser's model; nothing leaves the device.
 *
 * @throws what the browser throws, `TimeoutError` if the model falls silent, `QuotaExceededError` if it
 *   does not end; AbortError when the signal is aborted
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

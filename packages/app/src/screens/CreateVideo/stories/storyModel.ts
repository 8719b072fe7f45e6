import type { Availability, BrowserModel } from '../script/model/languageModel.ts';

export interface StoryModel {
  /** Number of sessions that are open. */
  open: () => number;
  /** System prompts and inputs of the sessions. */
  asked: string[];
  /** Removes the browser's model again. */
  uninstall: () => void;
}

/**
 * Installs a browser model for a story or a test.
 *
 * @param pieces of every response; an error breaks it off, or a download if it comes first
 * @param gate holds back everything after the first piece, and the download of a `downloadable` model
 */
export function installModel(
  state: Availability,
  pieces: readonly (string | Error)[],
  gate: Promise<unknown> = Promise.resolve(),
): StoryModel {
  let open = 0;
  let now = state;
  const asked: string[] = [];
  const abortError = () => new DOMException('Aborted.', 'AbortError');
  const model: BrowserModel = {
    availability: () => Promise.resolve(now),
    create({ monitor, signal, initialPrompts }) {
      asked.push(initialPrompts[0]?.content ?? '');
      const progress = new EventTarget();
      monitor(progress);
      if (now === 'downloadable') {
        progress.dispatchEvent(new ProgressEvent('downloadprogress', { loaded: 0.38, total: 1 }));
      }
      return new Promise((resolve, reject) => {
        if (signal.aborted) reject(abortError());
        signal.addEventListener('abort', () => reject(abortError()));
        const start = () => {
          if (signal.aborted) return;
          open += 1;
          now = 'available';
          resolve({
            destroy: () => {
              open -= 1;
            },
            promptStreaming(input, { signal: ending }) {
              asked.push(input);
              return new ReadableStream<string>({
                async start(controller) {
                  ending.addEventListener('abort', () => controller.error(abortError()));
                  for (const [index, piece] of pieces.entries()) {
                    // oxlint-disable-next-line no-await-in-loop -- pieces come one after the other
                    if (index > 0) await gate;
                    if (ending.aborted) return;
                    if (piece instanceof Error) {
                      controller.error(piece);
                      return;
                    }
                    controller.enqueue(piece);
                  }
                  controller.close();
                },
              });
            },
          });
        };
        if (now === 'downloadable') {
          void gate.then(() => (pieces[0] instanceof Error ? reject(pieces[0]) : start()));
        } else start();
      });
    },
  };
  globalThis.LanguageModel = model;
  return {
    asked,
    open: () => open,
    uninstall: () => {
      Reflect.deleteProperty(globalThis, 'LanguageModel');
    },
  };
}

/** A gate that never opens. */
export const NEVER = new Promise<never>(() => undefined);

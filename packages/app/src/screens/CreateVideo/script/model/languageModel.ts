/**
 * The browser's own language model, as far as scripts need it.
 *
 * Source: Prompt API, https://webmachinelearning.github.io/prompt-api/
 */
interface ModelSession {
  promptStreaming: (input: string, options: { signal: AbortSignal }) => ReadableStream<string>;
  destroy: () => void;
}

/** `downloadable` needs a download that nobody has asked for; `downloading` is under way. */
export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

interface ModelOptions {
  expectedInputs: readonly { type: 'text'; languages: readonly string[] }[];
  expectedOutputs: readonly { type: 'text'; languages: readonly string[] }[];
}

interface CreateOptions extends ModelOptions {
  signal: AbortSignal;
  initialPrompts: readonly { role: 'system'; content: string }[];
  monitor: (monitor: EventTarget) => void;
}

/** The static side of `LanguageModel`. */
export interface BrowserModel {
  availability: (options: ModelOptions) => Promise<Availability>;
  create: (options: CreateOptions) => Promise<ModelSession>;
}

declare global {
  // Chrome 148 and later on the desktop.
  var LanguageModel: BrowserModel | undefined;
}

const ENGLISH = [{ type: 'text', languages: ['en'] }] as const;
const OPTIONS: ModelOptions = { expectedInputs: ENGLISH, expectedOutputs: ENGLISH };

/** Whether this browser has a model for English; `unavailable` where it has none or fails. */
export async function modelAvailability(): Promise<Availability> {
  const { LanguageModel: model } = globalThis;
  return model === undefined
    ? 'unavailable'
    : model.availability(OPTIONS).catch(() => 'unavailable');
}

export interface OpenModelOptions {
  signal: AbortSignal;
  /** The system's part of the session: what the user writes is never an order. */
  role: string;
  /** 0–1 of a download. The browser tells no size. */
  onProgress?: (share: number) => void;
}

/**
 * Opens a session, downloading the model where it is not there: needs a press of the user then.
 *
 * @throws what the browser throws, such as `AbortError`, `NotAllowedError` or `QuotaExceededError`
 */
export async function openModel({
  signal,
  role,
  onProgress,
}: OpenModelOptions): Promise<ModelSession> {
  const { LanguageModel: model } = globalThis;
  if (model === undefined) throw new DOMException('No language model.', 'NotSupportedError');
  return model.create({
    ...OPTIONS,
    signal,
    initialPrompts: [{ role: 'system', content: role }],
    monitor(monitor) {
      monitor.addEventListener('downloadprogress', (event) => {
        if (event instanceof ProgressEvent) onProgress?.(Math.min(1, Math.max(0, event.loaded)));
      });
    },
  });
}

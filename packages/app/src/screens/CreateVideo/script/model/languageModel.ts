/**
 * The browser's own language model, reduced to what scripts need.
 *
 * Source: Prompt API, https://webmachinelearning.github.io/prompt-api/
 */
interface ModelSession {
  promptStreaming: (input: string, options: { signal: AbortSignal }) => ReadableStream<string>;
  destroy: () => void;
}

/** `downloadable` needs a download that has not been requested; `downloading` is under way. */
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
  // Chrome 148 and later on desktops.
  var LanguageModel: BrowserModel | undefined;
}

const ENGLISH = [{ type: 'text', languages: ['en'] }] as const;
const OPTIONS: ModelOptions = { expectedInputs: ENGLISH, expectedOutputs: ENGLISH };

/** Whether this browser has a model for English; `unavailable` if it has none or fails. */
export async function modelAvailability(): Promise<Availability> {
  const { LanguageModel: model } = globalThis;
  return model === undefined
    ? 'unavailable'
    : model.availability(OPTIONS).catch(() => 'unavailable');
}

export interface OpenModelOptions {
  signal: AbortSignal;
  /** The system prompt of the session: user text is never treated as instructions. */
  role: string;
  /** Download progress, 0–1. The browser does not report a size. */
  onProgress?: (share: number) => void;
}

/**
 * Opens a session, and downloads the model if it is missing, which needs a user gesture.
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

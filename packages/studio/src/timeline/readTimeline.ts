import { readMedia } from '../mediaStore.ts';
import { StudioError } from '../StudioError.ts';
import type { SpeechTimeline } from '../types.ts';

/**
 * Reads the timeline that was written with the audio.
 *
 * @throws `StudioError` 'missing-file' if it does not exist or is unreadable.
 */
export async function readTimeline(name: string): Promise<SpeechTimeline> {
  const text = await (await readMedia(name)).text();
  try {
    const timeline: unknown = JSON.parse(text);
    if (isTimeline(timeline)) return timeline;
  } catch (cause) {
    throw new StudioError('missing-file', `${name} cannot be read`, { cause });
  }
  throw new StudioError('missing-file', `${name} is no timeline`);
}

function isTimeline(value: unknown): value is SpeechTimeline {
  if (typeof value !== 'object' || value === null) return false;
  const { version, duration, phones, words } = value as Partial<SpeechTimeline>;
  return (
    version === 1 &&
    typeof duration === 'number' &&
    duration > 0 &&
    Array.isArray(phones) &&
    Array.isArray(words)
  );
}

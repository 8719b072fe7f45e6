import { plainText } from '@lectern/studio/marks';
import { estimateSeconds, estimateSpokenSeconds } from '../../../lib/format/estimateDuration.ts';
import { formatDuration } from '../../../lib/format/formatDuration.ts';
import type { ScriptLength } from '../script/scriptLength.ts';

/**
 * Returns '62 words, about 0:25', or the real length once it is known, together with that length in
 * seconds.
 */
export function readingLength(
  script: string,
  { words, pauseSeconds }: ScriptLength,
  { lettersPerSecond, speed }: { lettersPerSecond: number | null; speed: number },
  seconds: number | null,
): { description: string; seconds: number } {
  const count = `${words.toLocaleString('en')} ${words === 1 ? 'word' : 'words'}`;
  if (seconds !== null) return { description: `${count}, ${formatDuration(seconds)}`, seconds };
  const estimate =
    lettersPerSecond === null
      ? estimateSeconds(words, 'nearest', { pauseSeconds, speed })
      : estimateSpokenSeconds(plainText(script), lettersPerSecond, { pauseSeconds, speed });
  return { description: `${count}, about ${formatDuration(estimate)}`, seconds: estimate };
}

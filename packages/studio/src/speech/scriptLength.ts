import { StudioError } from '../StudioError.ts';
import { MAX_SCRIPT_WORDS } from '../types.ts';
import { plainText } from '../marks/findMarks.ts';
import { countWords } from '../reading/writtenWords.ts';

/**
 * Counts the words of a script that are spoken; fast enough for each keystroke.
 *
 * @throws `StudioError` 'no-words' if there are none, 'too-long' above `MAX_SCRIPT_WORDS`.
 */
export function countSpeakable(script: string): number {
  const words = countWords(plainText(script));
  if (words === 0) throw new StudioError('no-words');
  if (words > MAX_SCRIPT_WORDS) throw new StudioError('too-long', `${words} words`);
  return words;
}

import { MAX_SCRIPT_WORDS, plainText, StudioError } from '@lectern/studio';
import { countWords } from '../base/spokenScript.ts';

/** @throws `StudioError` 'no-words' or 'too-long' for a script that cannot be spoken */
export function checkScript(script: string): void {
  const text = plainText(script);
  if (!/[\p{L}\p{N}]/u.test(text)) throw new StudioError('no-words');
  const words = countWords(text);
  if (words <= MAX_SCRIPT_WORDS) return;
  const format = new Intl.NumberFormat('en');
  throw new StudioError(
    'too-long',
    `The script has ${format.format(words)} words. Lectern speaks at most ` +
      `${format.format(MAX_SCRIPT_WORDS)} words, about an hour. Shorten the script and try again.`,
  );
}

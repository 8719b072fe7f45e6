import type { Voice } from '@lectern/api-client';
import { languageName } from '../../../lib/format/languageName.ts';
import { primaryLanguage } from './voiceFilter.ts';

/**
 * Returns the languages of voices if none of them is the script's; null if one may speak it: a voice
 * without a language may speak any.
 */
export function otherLanguages(
  language: string | null,
  voices: readonly Pick<Voice, 'language'>[],
): string[] | null {
  if (language === null || voices.length === 0) return null;
  const spoken = new Set<string>();
  for (const voice of voices) {
    if (voice.language === null) return null;
    spoken.add(primaryLanguage(voice.language));
  }
  return spoken.has(primaryLanguage(language)) ? null : [...spoken].map(languageName);
}

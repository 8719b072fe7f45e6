import type { Voice } from '@lectern/api-client';
import { labelOf } from '../../../lib/labelOf.ts';

/** What narrows the voices. */
export interface VoiceFilter {
  /** Lower case; null for any. */
  gender: string | null;
  accent: string | null;
  favouritesOnly: boolean;
}

export const ANY_VOICE: VoiceFilter = { gender: null, accent: null, favouritesOnly: false };

type Labels = Pick<Voice, 'id' | 'gender' | 'accent'>;

/** Whether a voice is what is looked for; labels are compared without regard to case. */
export function matchesFilter(
  { id, gender, accent }: Labels,
  filter: VoiceFilter,
  favourites: readonly string[],
): boolean {
  return (
    (filter.gender === null || gender?.toLowerCase() === filter.gender) &&
    (filter.accent === null || accent?.toLowerCase() === filter.accent) &&
    (!filter.favouritesOnly || favourites.includes(id))
  );
}

/** The labels that occur, each once, in the order of the alphabet. */
export function labelsOf(
  voices: readonly Labels[],
  part: 'gender' | 'accent',
): { id: string; label: string }[] {
  const found = new Set(voices.map((voice) => voice[part]?.toLowerCase()).filter(Boolean));
  return [...found]
    .filter((label) => label !== undefined)
    .toSorted((a, b) => a.localeCompare(b))
    .map((id) => ({ id, label: labelOf(id) }));
}

/** The tag without its region: 'en-GB' is English too. */
export const primaryLanguage = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? '';

/** In their order, but those first that speak a language; unchanged where it is not known. */
export function speakersFirst<V extends Pick<Voice, 'language'>>(
  voices: readonly V[],
  language: string | null,
): V[] {
  const speaks = (voice: V) =>
    language !== null &&
    voice.language !== null &&
    primaryLanguage(voice.language) === primaryLanguage(language);
  return [...voices.filter(speaks), ...voices.filter((voice) => !speaks(voice))];
}

import type { Voice } from '@lectern/api-client';
import { labelOf } from '../../../lib/format/labelOf.ts';
import { languageName } from '../../../lib/format/languageName.ts';

/** The filters of the voices. */
export interface VoiceFilter {
  /** Lower case; null for any. */
  gender: string | null;
  accent: string | null;
  /** A primary language, 'es'; null for any. */
  language: string | null;
  favouritesOnly: boolean;
}

export const ANY_VOICE: VoiceFilter = {
  gender: null,
  accent: null,
  language: null,
  favouritesOnly: false,
};

type Labels = Pick<Voice, 'id' | 'gender' | 'accent' | 'language'>;

/** Whether a voice matches; labels are compared without regard to case. */
export function matchesFilter(
  { id, gender, accent, language }: Labels,
  filter: VoiceFilter,
  favourites: readonly string[],
): boolean {
  return (
    (filter.gender === null || gender?.toLowerCase() === filter.gender) &&
    (filter.accent === null || accent?.toLowerCase() === filter.accent) &&
    (filter.language === null || speaks({ language }, filter.language)) &&
    (!filter.favouritesOnly || favourites.includes(id))
  );
}

/** Returns the labels that occur, each once, in alphabetical order. */
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

/** Returns the tag without its region, because 'en-GB' is English too. */
export const primaryLanguage = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? '';

/** Whether a voice declares that it speaks a language, in any region. */
export function speaks({ language }: Pick<Voice, 'language'>, wanted: string): boolean {
  return language !== null && primaryLanguage(language) === primaryLanguage(wanted);
}

/** Returns the languages that voices declare, without regions, sorted by name. */
export function languagesOf(
  voices: readonly Pick<Voice, 'language'>[],
): { id: string; label: string }[] {
  const found = new Set(
    voices.flatMap(({ language }) => (language === null ? [] : [primaryLanguage(language)])),
  );
  return [...found]
    .map((id) => ({ id, label: languageName(id) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** Returns the voices in their order, but first those that speak a language; unchanged if it is unknown. */
export function speakersFirst<V extends Pick<Voice, 'language'>>(
  voices: readonly V[],
  language: string | null,
): V[] {
  if (language === null) return [...voices];
  return [
    ...voices.filter((voice) => speaks(voice, language)),
    ...voices.filter((voice) => !speaks(voice, language)),
  ];
}

/**
 * Returns the headings above voices that speak a script's language and above the rest; undefined if all do,
 * or if some may speak it without declaring so.
 */
export function languageGroups(
  voices: readonly Pick<Voice, 'language'>[],
  language: string | null,
): { speakers: string; others: string } | undefined {
  if (language === null || voices.some((voice) => voice.language === null)) return undefined;
  const others = languagesOf(voices.filter((voice) => !speaks(voice, language)));
  const [first] = others;
  if (!first) return undefined;
  return {
    speakers: `Speak ${languageName(language)}`,
    others: others.length === 1 ? `Speak ${first.label} only` : 'Speak other languages',
  };
}

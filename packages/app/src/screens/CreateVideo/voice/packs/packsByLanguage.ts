import type { PackOnDevice, VoicePack } from '../../../../backend/voicePacks.ts';
import { primaryLanguage } from '../voiceFilter.ts';
import { missingFor } from './missingFor.ts';
import { packSize } from './packFacts.ts';

/** A pack that can be loaded, with its manifest. */
export type LoadablePack = PackOnDevice & { pack: VoicePack };

/** Returns how many of a pack's voices speak a language. */
export function speakersIn({ voices }: VoicePack, language: string): number {
  const wanted = primaryLanguage(language);
  return voices.filter((voice) => primaryLanguage(voice.language) === wanted).length;
}

/** Whether a pack is not installed yet and runs in this browser. */
export function isLoadable(entry: PackOnDevice): entry is LoadablePack {
  const { pack, state } = entry;
  return pack !== null && state !== 'installed' && state !== 'refused' && missingFor(pack) === null;
}

/** Returns the smallest pack that is not installed yet, runs in this browser and speaks a language. */
export function packForLanguage(
  known: readonly PackOnDevice[] | null,
  language: string,
): LoadablePack | null {
  const speaking = (known ?? [])
    .filter(isLoadable)
    .filter(({ pack }) => speakersIn(pack, language) > 0);
  return speaking.toSorted((a, b) => packSize(a.pack) - packSize(b.pack))[0] ?? null;
}

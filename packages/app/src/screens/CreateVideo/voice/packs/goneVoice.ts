import { readOwnVoice } from '@lectern/studio/own-voice';
import { readPackVoiceId } from '@lectern/studio/packs';
import type { GoneVoiceProps } from './GoneVoice.tsx';
import { isLoadable } from './packsByLanguage.ts';
import type { KnownPacks } from './usePacks.ts';

/**
 * Returns the notice about a voice that is missing from the list; null until it is known whether its pack
 * is offered.
 */
export function goneVoice(voiceId: string, packs: KnownPacks | null): GoneVoiceProps | null {
  const packId = readPackVoiceId(readOwnVoice(voiceId) ?? voiceId)?.packId ?? null;
  const entry = packs?.known?.find(({ id }) => id === packId);
  // An installed pack without the voice has changed since.
  if (packId === null || packs === null || entry?.state === 'installed') {
    return { packId: null, loadable: null, onLoad: () => undefined };
  }
  if (packs.known === null) return null;
  return {
    packId,
    loadable: entry && isLoadable(entry) ? entry : null,
    onLoad: () => void packs.packs.load(packId).catch(() => undefined),
  };
}

import { useVoices } from '@lectern/api-client';
import { useEffect, useState } from 'react';
import { useVoicePacks } from '../../../../backend/embeddedParts.ts';
import type { PackOnDevice, VoicePacks } from '../../../../backend/voicePacks.ts';

/** The site's packs, kept up to date. */
export interface KnownPacks {
  packs: VoicePacks;
  /** Null until loaded. */
  known: readonly PackOnDevice[] | null;
}

const installedIds = (packs: readonly PackOnDevice[]): string =>
  packs.flatMap(({ id, state }) => (state === 'installed' ? [id] : [])).join(' ');

/**
 * The packs of this site and device; null if a server provides the voices. Reloads the list of voices when
 * a pack was installed or removed.
 */
export function usePacks(): KnownPacks | null {
  const packs = useVoicePacks();
  const { refresh } = useVoices();
  const [known, setKnown] = useState<readonly PackOnDevice[] | null>(null);
  useEffect(() => {
    let here: string | null = null;
    return packs?.watch((next) => {
      setKnown(next);
      const installed = installedIds(next);
      if (here !== null && here !== installed) void refresh().catch(() => undefined);
      here = installed;
    });
  }, [packs, refresh]);
  return packs && { packs, known };
}

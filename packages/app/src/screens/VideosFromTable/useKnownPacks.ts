import type { RecipeVoice } from '@lectern/studio/recipe';
import { useEffect, useState } from 'react';
import { useVoicePacks } from '../../backend/embeddedParts.ts';
import type { PackOnDevice } from '../../backend/voicePacks.ts';

/**
 * Returns the voice packs of this site and this device, kept up to date. Null until they are known, and for
 * voices without a pack, which need none.
 */
export function useKnownPacks(voice: RecipeVoice | undefined): readonly PackOnDevice[] | null {
  const packs = useVoicePacks();
  const [known, setKnown] = useState<readonly PackOnDevice[] | null>(null);
  const isNeeded = voice?.pack !== undefined;
  useEffect(() => (isNeeded ? packs?.watch(setKnown) : undefined), [packs, isNeeded]);
  return known;
}

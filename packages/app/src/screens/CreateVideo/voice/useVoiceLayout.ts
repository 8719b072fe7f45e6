import { media, VOICE_LAYOUTS, type VoiceLayout } from '@lectern/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { createKeptRecord } from '../../../lib/keptRecord.ts';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { useOwner } from '../../../session/useOwner.ts';

/** Until a layout is chosen, wide windows and phones have the grid (design guide, Grid or Row). */
const WIDE = 'screen and (min-width: 1360px)';

const parseLayout = (value: unknown): VoiceLayout | null =>
  VOICE_LAYOUTS.find((layout) => layout === value) ?? null;

/** How the voices are laid out, kept in this browser once the user has chosen. */
export function useVoiceLayout(): [layout: VoiceLayout, setLayout: (layout: VoiceLayout) => void] {
  const owner = useOwner();
  const record = useMemo(
    () => createKeptRecord(`lectern.voiceLayout.${owner}`, parseLayout),
    [owner],
  );
  const kept = useSyncExternalStore(record.subscribe, record.getSnapshot);
  const isWide = useMediaQuery(WIDE);
  const isPhone = useMediaQuery(media.belowMd);
  return [kept ?? (isWide || isPhone ? 'grid' : 'row'), (layout) => void record.write(layout)];
}

import { media, useMediaQuery, VOICE_LAYOUTS, type VoiceLayout } from '@lectern/ui';
import { useKeptRecord } from '../../../lib/records/keptRecord.ts';
import { useOwner } from '../../../session/useOwner.ts';

/** Until a layout is chosen, wide windows and phones use the grid (design guide, Grid or Row). */
const WIDE = 'screen and (min-width: 1360px)';

const parseLayout = (value: unknown): VoiceLayout | null =>
  VOICE_LAYOUTS.find((layout) => layout === value) ?? null;

/** The layout of the voices, kept in this browser once the user has chosen one. */
export function useVoiceLayout(): [layout: VoiceLayout, setLayout: (layout: VoiceLayout) => void] {
  const [kept, write] = useKeptRecord(`lectern.voiceLayout.${useOwner()}`, parseLayout);
  const isWide = useMediaQuery(WIDE);
  const isPhone = useMediaQuery(media.belowMd);
  return [kept ?? (isWide || isPhone ? 'grid' : 'row'), (layout) => void write(layout)];
}

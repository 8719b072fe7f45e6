import { createLatePart } from '@lectern/ui';
import { useEffect, useEffectEvent } from 'react';
import type { CommandPaletteProps } from './CommandPalette.tsx';

const latePalette = createLatePart(() => import('./CommandPalette.tsx'));

/** The open palette; its code loads on first use. */
export function LatePalette(props: CommandPaletteProps) {
  const part = latePalette.usePart();
  const close = useEffectEvent(() => props.onClose());
  useEffect(() => latePalette.want(() => close()), []);
  return part && <part.CommandPalette {...props} />;
}

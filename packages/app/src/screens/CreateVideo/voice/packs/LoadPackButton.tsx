import { Button } from '@lectern/ui';
import { Download } from 'lucide-react';
import { formatBytes } from '../../../../lib/format/formatBytes.ts';
import { loadedText, packSize } from './packFacts.ts';
import type { LoadablePack } from './packsByLanguage.ts';

export interface LoadPackButtonProps {
  entry: LoadablePack;
  onLoad: () => void;
}

/** Loads one pack where its voices are needed, and shows the progress. */
export function LoadPackButton({ entry: { pack, state, loaded }, onLoad }: LoadPackButtonProps) {
  const size = packSize(pack);
  const isLoading = state === 'loading';
  return (
    <Button size="sm" icon={Download} isPending={isLoading} onPress={onLoad}>
      {isLoading
        ? `Loading ${pack.name}, ${loadedText(loaded, size)}`
        : `Load ${pack.name}, ${formatBytes(size)}`}
    </Button>
  );
}

import { useVoices } from '@lectern/api-client';
import { Button, Icon } from '@lectern/ui';
import { Package } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { KnownPacks } from './usePacks.ts';
import * as styles from './VoicePacks.css.ts';

// Loaded lazily, because few users open it.
const VoicePacksDialog = lazy(() =>
  import('./VoicePacksDialog.tsx').then((module) => ({ default: module.VoicePacksDialog })),
);

/** Shown below the voices: where to get others. */
export function VoicePacksNote({ packs, known }: KnownPacks) {
  const { data: voices } = useVoices();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const ofPacks = (known ?? []).reduce(
    (sum, { state, pack }) => sum + (state === 'installed' && pack ? pack.voices.length : 0),
    0,
  );
  return (
    <>
      <div className={styles.below}>
        <span className={styles.note}>
          <Icon icon={Package} size="sm" />
          Other languages come in voice packs.
        </span>
        <Button
          size="sm"
          variant="ghost"
          onPress={() => {
            setOpened(true);
            setOpen(true);
          }}
        >
          Voice packs
        </Button>
      </div>
      {wasOpened && (
        <Suspense>
          <VoicePacksDialog
            packs={packs}
            known={known}
            ownVoices={Math.max(0, (voices?.length ?? 0) - ofPacks)}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  );
}

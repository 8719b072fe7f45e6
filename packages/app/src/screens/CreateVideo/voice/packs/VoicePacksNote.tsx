import { useVoices } from '@lectern/api-client';
import { Button, Icon } from '@lectern/ui';
import { Package } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useVoicePacks } from '../../../../backend/embeddedParts.ts';
import * as styles from './VoicePacks.css.ts';
import type { PackOnDevice, VoicePacks } from '../../../../backend/voicePacks.ts';

// Few open it.
const VoicePacksDialog = lazy(() =>
  import('./VoicePacksDialog.tsx').then((module) => ({ default: module.VoicePacksDialog })),
);

const installedIds = (packs: readonly PackOnDevice[]): string =>
  packs.flatMap(({ id, state }) => (state === 'installed' ? [id] : [])).join(' ');

/** The packs as they change, and how many voices are of none; the list of voices is read again when some came or went. */
function usePacks(packs: VoicePacks) {
  const { data: voices, refresh } = useVoices();
  const [known, setKnown] = useState<readonly PackOnDevice[] | null>(null);
  useEffect(() => {
    let here: string | null = null;
    return packs.watch((next) => {
      setKnown(next);
      const installed = installedIds(next);
      if (here !== null && here !== installed) void refresh().catch(() => undefined);
      here = installed;
    });
  }, [packs, refresh]);
  const ofPacks = (known ?? []).reduce(
    (sum, { state, pack }) => sum + (state === 'installed' && pack ? pack.voices.length : 0),
    0,
  );
  return { known, ownVoices: Math.max(0, (voices?.length ?? 0) - ofPacks) };
}

function Note({ packs }: { packs: VoicePacks }) {
  const { known, ownVoices } = usePacks(packs);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);

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
            ownVoices={ownVoices}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  );
}

/** Below the voices: where others come from; nothing where a server has them. */
export function VoicePacksNote() {
  const packs = useVoicePacks();
  return packs && <Note packs={packs} />;
}

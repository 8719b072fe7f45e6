import { ConfirmDialog, Stack, Text, toast } from '@lectern/ui';
import { useState } from 'react';
import { useBackend } from '../../../../backend/BackendContext.ts';
import type { PackOnDevice, VoicePacks } from '../../../../backend/voicePacks.ts';
import { formatBytes } from '../../../../lib/format/formatBytes.ts';
import { useAnswer } from '../../../../lib/calls/useAnswer.ts';
import { languageName } from '../../../../lib/format/languageName.ts';
import { useOwner } from '../../../../session/useOwner.ts';
import { VoicePacksView } from './VoicePacksView.tsx';

interface Use {
  name: string;
  language: string;
}

export interface VoicePacksDialogProps {
  packs: VoicePacks;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The packs; null until loaded. */
  known: readonly PackOnDevice[] | null;
  /** Number of built-in voices. */
  ownVoices: number;
}

/**
 * Free space for Lectern on this device, in bytes; null until it is known. Requested again for each
 * `occasion`.
 */
function useFreeBytes(occasion: string): number | null {
  const backend = useBackend();
  const { value } = useAnswer(occasion, async () =>
    backend.kind === 'embedded' ? backend.storageEstimate() : null,
  );
  return value ? Math.max(0, value.quotaBytes - value.usedBytes) : null;
}

function UsesOf({ uses }: { uses: readonly Use[] }) {
  if (uses.length === 0) return null;
  const count = uses.length === 1 ? '1 video uses' : `${uses.length} videos use`;
  return (
    <>
      <Text>
        {`${count} its voices. Their finished films and audio stay; to make new audio, they need another voice.`}
      </Text>
      <ul>
        {uses.slice(0, 5).map(({ name, language }) => (
          <li key={name}>
            <bdi>{name}</bdi>
            <Text as="span" tone="subtle">{`, ${languageName(language)}`}</Text>
          </li>
        ))}
        {uses.length > 5 && <li>{`and ${uses.length - 5} more`}</li>}
      </ul>
    </>
  );
}

/** The site's voice packs, to load, pause and remove. Closing the dialog does not stop a load. */
export function VoicePacksDialog({
  packs,
  known,
  isOpen,
  onOpenChange,
  ownVoices,
}: VoicePacksDialogProps) {
  const owner = useOwner();
  const [asked, setAsked] = useState<{ entry: PackOnDevice; uses: readonly Use[] } | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const installed = (known ?? []).filter(({ state }) => state === 'installed').length;
  const free = useFreeBytes(`${installed} packs`);

  function failed(cause: unknown): void {
    console.error('A voice pack could not be changed.', cause);
    toast.show({ tone: 'danger', children: 'That did not work. Try again.' });
  }

  async function ask(id: string): Promise<void> {
    const entry = known?.find((each) => each.id === id);
    if (entry) setAsked({ entry, uses: await packs.usedBy(owner, id) });
  }

  async function remove(id: string): Promise<void> {
    setRemoving(true);
    await packs.remove(id).catch(failed);
    setRemoving(false);
    setAsked(null);
  }

  return (
    <>
      <VoicePacksView
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        packs={known}
        ownVoices={ownVoices}
        free={free}
        onLoad={(id) => void packs.load(id).catch(failed)}
        onPause={(id) => packs.pause(id)}
        onCancel={(id) => void packs.remove(id).catch(failed)}
        onRemove={(id) => void ask(id).catch(failed)}
        onCopy={(command) =>
          void navigator.clipboard.writeText(command).then(
            () => toast.show({ tone: 'success', children: 'Copied.' }),
            () => toast.show({ tone: 'danger', children: 'It could not be copied.' }),
          )
        }
      />
      {asked?.entry.pack && (
        <ConfirmDialog
          title={`Remove ${asked.entry.pack.name}?`}
          tone="danger"
          confirmLabel="Remove"
          isOpen
          isPending={isRemoving}
          onOpenChange={() => setAsked(null)}
          onConfirm={() => void remove(asked.entry.id)}
        >
          <Stack gap={3}>
            <Text>{`${formatBytes(asked.entry.loaded)} become free. You can load it again at any time.`}</Text>
            <UsesOf uses={asked.uses} />
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}

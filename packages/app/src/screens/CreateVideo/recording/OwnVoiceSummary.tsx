import {
  Button,
  ConfirmDialog,
  FactList,
  formatLength,
  Heading,
  Icon,
  Inline,
  Panel,
  Select,
  Stack,
  Text,
  toast,
} from '@lectern/ui';
import { Download, HardDrive, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { RecordingsOfScript } from '../../../backend/voiceRecordings.ts';
import { firstHeading } from '../../../lib/focus/firstHeading.ts';
import { focusAfterDialog } from '../../../lib/focus/focusAfterDialog.ts';
import { formatBytes } from '../../../lib/format/formatBytes.ts';
import { saveBlob } from '../../../lib/files/saveFile.ts';
import * as styles from './OwnVoice.css.ts';
import { keptTake, missingNumbers, progressWords, sentenceCount } from './takes.ts';
import type { ScriptRecordings } from './useScriptRecordings.ts';
import type { FallbackVoice } from './useSentenceSounds.ts';

export interface OwnVoiceSummaryProps {
  own: ScriptRecordings;
  recorded: RecordingsOfScript;
  fallback: FallbackVoice;
  /** Voices that may speak missing sentences meanwhile. */
  voices: readonly { id: string; name: string }[];
  isReadOnly: boolean;
  onFallbackChange: (voiceId: string) => void;
  /** Called before the recordings are deleted, because one of them may be playing. */
  onBeforeDelete: () => void;
}

/** The recordings as a whole: how many, how long, and who speaks the rest; exports and deletes them. */
export function OwnVoiceSummary(props: OwnVoiceSummaryProps) {
  const { own, recorded, fallback, voices, isReadOnly } = props;
  const { door, project } = own;
  const { sentences, bytes } = recorded;
  const [isDeleting, setDeleting] = useState(false);
  const [isPending, setPending] = useState(false);
  const left = missingNumbers(recorded).length;
  const kept = sentences.length - left;
  const seconds = sentences.reduce((sum, each) => sum + (keptTake(each)?.seconds ?? 0), 0);

  const attempt = (work: Promise<void>, message: string) => {
    setPending(true);
    void work
      .catch(() => toast.show({ tone: 'danger', children: message }))
      .finally(() => setPending(false));
  };

  const exportAll = async () => saveBlob(await door.exportTakes(project), 'Your recordings', 'zip');

  const deleteAll = async () => {
    props.onBeforeDelete();
    await door.removeAll(project);
    setDeleting(false);
    toast.show({ tone: 'success', children: 'All recordings of this video were deleted.' });
    // This summary has left the page with the recordings.
    focusAfterDialog(() => firstHeading(document.querySelector('main') ?? document.body));
  };

  return (
    <>
      <Panel as="aside" aria-labelledby="own-voice-summary">
        <Stack gap={4}>
          <div>
            <Heading level={3} variant="h4" id="own-voice-summary">
              Your voice
            </Heading>
            <Text variant="small" tone="muted">
              {`${progressWords(kept, sentences.length)} recorded`}
            </Text>
          </div>
          <FactList items={[{ label: 'Length', value: formatLength(seconds) }]} />
          {left > 0 && (
            <Select
              label="Sentences not recorded yet"
              description={`${sentenceCount(left)}. This page says which; the film does not.`}
              items={voices.map(({ id, name }) => ({ id, label: `${name} speaks them` }))}
              selectedKey={fallback.id}
              isDisabled={isReadOnly}
              onSelectionChange={props.onFallbackChange}
            />
          )}
          <Text variant="small" tone="muted">
            Loudness, rumble and clicks are put right.
          </Text>
          <div className={styles.line}>
            <Icon icon={HardDrive} size="sm" />
            <Text variant="small" tone="muted">
              {`On this device only, ${formatBytes(bytes)}.`}
            </Text>
          </div>
          <Inline gap={2}>
            <Button
              variant="ghost"
              size="sm"
              icon={Download}
              isPending={isPending && !isDeleting}
              onPress={() => attempt(exportAll(), 'The recordings could not be exported.')}
            >
              Export
            </Button>
            <Button
              variant="ghost"
              size="sm"
              icon={Trash2}
              isDisabled={isReadOnly}
              onPress={() => setDeleting(true)}
            >
              Delete all
            </Button>
          </Inline>
        </Stack>
      </Panel>
      <ConfirmDialog
        title="Delete all recordings"
        confirmLabel="Delete all"
        tone="danger"
        isOpen={isDeleting}
        onOpenChange={setDeleting}
        isPending={isPending}
        onConfirm={() => attempt(deleteAll(), 'The recordings could not be deleted.')}
      >
        {`All recordings of this video are deleted from this device. ${fallback.name} speaks the sentences then.`}
      </ConfirmDialog>
    </>
  );
}

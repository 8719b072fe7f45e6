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
import { Download, HardDrive, Mic, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { RecordingsOfScript, ScriptSentence } from '../../../backend/voiceRecordings.ts';
import { formatBytes } from '../../../lib/formatBytes.ts';
import { saveBlob } from '../../../lib/saveFile.ts';
import { useReadAloud } from '../../../backend/useReadAloud.ts';
import * as styles from './OwnVoice.css.ts';
import { SentenceRow } from './SentenceRow.tsx';
import { keptTake, missingNumbers, sentenceCount } from './takes.ts';
import type { FallbackVoice } from './useRoom.ts';
import type { ScriptRecordings } from './useScriptRecordings.ts';
import { useTakePlayer } from './useTakePlayer.ts';
import { KEPT_WORDS } from './verdictWords.ts';

export interface OwnVoiceReviewProps {
  own: ScriptRecordings;
  recorded: RecordingsOfScript;
  fallback: FallbackVoice;
  /** Those that may speak meanwhile. */
  voices: readonly { id: string; name: string }[];
  /** Against the voice's own pace. */
  speed: number;
  isReadOnly: boolean;
  /** Opens the room, at a sentence (from 1) or at the first that is open. */
  onRecord: (sentence?: number) => void;
  onFallbackChange: (voiceId: string) => void;
  onChooseVoice: () => void;
}

/** What is said of sentences that a voice speaks. */
const leftWords = (left: number, name: string): string =>
  left === 0
    ? 'All sentences are recorded.'
    : `${left} ${left === 1 ? 'is' : 'are'} spoken by ${name} until you record ${left === 1 ? 'it' : 'them'}.`;

/** The sentences as they are recorded, to hear and to take again. */
export function OwnVoiceReview(props: OwnVoiceReviewProps) {
  const { own, recorded, fallback, voices, isReadOnly, onRecord } = props;
  const { door, project } = own;
  const { sentences, bytes } = recorded;
  const player = useTakePlayer(door.takeUrl);
  const reader = useReadAloud();
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
    player.stop();
    await door.removeAll(project);
    setDeleting(false);
  };

  function soundOf(sentence: ScriptSentence) {
    const take = keptTake(sentence);
    if (take) {
      const sample = player.sample?.id === take.id ? player.sample : null;
      return {
        isPlaying: sample?.isPlaying ?? false,
        isPending: sample?.isPending ?? false,
        progress: (sample?.currentTime ?? 0) / take.seconds,
        onPress: () => {
          reader?.stop();
          player.toggle(take.id);
        },
      };
    }
    return (
      reader && {
        isPlaying: reader.playingId === sentence.key,
        isPending: reader.pendingId === sentence.key,
        progress: 0,
        onPress: () => {
          player.stop();
          reader.toggle({
            id: sentence.key,
            text: sentence.text,
            voiceId: fallback.id,
            speed: props.speed,
          });
        },
      }
    );
  }

  return (
    <Stack gap={6}>
      <div className={styles.head}>
        <div className={styles.headWords}>
          <Heading level={2}>Your recording</Heading>
          <Text variant="small" tone="muted">
            Play each sentence, or take it again. {leftWords(left, fallback.name)}
          </Text>
        </div>
        <Inline gap={2}>
          <Button variant="ghost" isDisabled={isReadOnly} onPress={props.onChooseVoice}>
            Choose a voice instead
          </Button>
          {left > 0 && (
            <Button icon={Mic} isDisabled={isReadOnly} onPress={() => onRecord()}>
              {`Record the ${left} left`}
            </Button>
          )}
        </Inline>
      </div>
      <div className={styles.review}>
        <ol className={styles.rows} role="list" aria-label="Sentences">
          {sentences.map((sentence, at) => {
            const take = keptTake(sentence);
            return (
              <SentenceRow
                key={sentence.key}
                number={at + 1}
                text={sentence.text}
                meanwhile={take ? null : `Spoken by ${fallback.name} meanwhile`}
                doubt={take?.verdict ? KEPT_WORDS[take.verdict.kind] : null}
                peaks={take?.peaks ?? []}
                seconds={take?.seconds ?? null}
                sound={soundOf(sentence)}
                isReadOnly={isReadOnly}
                onRecord={() => onRecord(at + 1)}
              />
            );
          })}
        </ol>
        <Panel as="aside" aria-labelledby="own-voice-summary">
          <Stack gap={4}>
            <div>
              <Heading level={3} variant="h4" id="own-voice-summary">
                Your voice
              </Heading>
              <Text variant="small" tone="muted">
                {`${kept} of ${sentenceCount(sentences.length)} recorded`}
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
      </div>
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
    </Stack>
  );
}

import {
  Banner,
  Button,
  FactList,
  Heading,
  Icon,
  Panel,
  ProgressBar,
  Stack,
  Text,
} from '@lectern/ui';
import {
  FileHeadphone,
  HardDrive,
  Mic,
  RotateCcw,
  SlidersHorizontal,
  Upload,
  UserCheck,
} from 'lucide-react';
import { DropZone, FileTrigger, Text as DropLabel, isFileDropItem } from 'react-aria-components';
import * as styles from './OwnVoice.css.ts';
import { recordingTime } from './takes.ts';
import type { ImportState } from './useImport.ts';

const KINDS = ['audio/*', '.wav', '.mp3', '.m4a', '.ogg', '.oga', '.webm', 'video/webm'];

const POINTS = [
  {
    icon: HardDrive,
    text: 'Recordings stay on this device. You can hear, export and delete them.',
  },
  { icon: UserCheck, text: 'Record yourself, or someone who has agreed to it.' },
  {
    icon: SlidersHorizontal,
    text: 'Loudness, rumble and clicks are put right. Your pace stays yours.',
  },
  { icon: RotateCcw, text: 'Change a sentence later, and only that one is asked for again.' },
] as const;

export interface OwnVoiceStartProps {
  /** Number of sentences; null while unknown. */
  sentences: number | null;
  file: ImportState;
  isReadOnly: boolean;
  onRecord: () => void;
  onFile: (file: File) => void;
  onCancel: () => void;
}

/** Shown while nothing is recorded: offers to record, or to use a recording. */
export function OwnVoiceStart(props: OwnVoiceStartProps) {
  const { sentences, file, isReadOnly, onRecord, onFile } = props;
  const isReading = file.status === 'reading';
  return (
    <div className={styles.start}>
      <div className={styles.cards}>
        <section className={styles.card} aria-labelledby="own-voice-record">
          <span className={styles.disc}>
            <Icon icon={Mic} />
          </span>
          <div>
            <Heading level={3} id="own-voice-record">
              Record
            </Heading>
            <Text variant="small" tone="muted">
              Read your script sentence by sentence. Stop when you like, and go on tomorrow.
            </Text>
          </div>
          <div className={styles.cardFoot}>
            <FactList
              items={[
                { label: 'Sentences', value: sentences === null ? '–' : String(sentences) },
                { label: 'Takes you', value: sentences === null ? '–' : recordingTime(sentences) },
              ]}
            />
            <Button
              variant="primary"
              icon={Mic}
              isDisabled={isReadOnly || !sentences || isReading}
              onPress={onRecord}
            >
              Record
            </Button>
          </div>
        </section>
        <section className={styles.card} aria-labelledby="own-voice-file">
          <span className={styles.disc}>
            <Icon icon={FileHeadphone} />
          </span>
          <div>
            <Heading level={3} id="own-voice-file">
              Use a recording
            </Heading>
            <Text variant="small" tone="muted">
              One file with the whole script. It is cut and matched sentence by sentence.
            </Text>
          </div>
          <div className={styles.cardFoot}>
            {isReading ? (
              <>
                <ProgressBar label={`Matching ${file.name}`} value={file.share * 100} />
                <Button onPress={props.onCancel}>Cancel</Button>
              </>
            ) : (
              <>
                {file.status === 'refused' && (
                  <Banner tone="danger" isLive>
                    {file.message}
                  </Banner>
                )}
                <DropZone
                  className={styles.drop}
                  isDisabled={isReadOnly || !sentences}
                  onDrop={({ items }) => {
                    const dropped = items.find(isFileDropItem);
                    if (dropped) void dropped.getFile().then(onFile);
                  }}
                >
                  <DropLabel slot="label">
                    <Text variant="small" tone="muted">
                      Drop it here
                    </Text>
                  </DropLabel>
                  <Text variant="caption" tone="muted">
                    WAV, MP3, M4A, OGG or WebM, up to 1 hour
                  </Text>
                </DropZone>
                <FileTrigger
                  acceptedFileTypes={KINDS}
                  onSelect={(list) => {
                    const chosen = list?.[0];
                    if (chosen) onFile(chosen);
                  }}
                >
                  <Button icon={Upload} isDisabled={isReadOnly || !sentences}>
                    {file.status === 'refused' ? 'Choose another' : 'Choose a file'}
                  </Button>
                </FileTrigger>
              </>
            )}
          </div>
        </section>
      </div>
      <Panel as="aside" aria-labelledby="own-voice-before">
        <Stack gap={4}>
          <Heading level={3} variant="h4" id="own-voice-before">
            Before you record
          </Heading>
          <ul className={styles.points}>
            {POINTS.map(({ icon, text }) => (
              <li key={text} className={styles.point}>
                <Icon icon={icon} />
                {text}
              </li>
            ))}
          </ul>
        </Stack>
      </Panel>
    </div>
  );
}

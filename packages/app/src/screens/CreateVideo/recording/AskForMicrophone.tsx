import { Banner, Button, Heading, Icon, Text } from '@lectern/ui';
import { CircleDot, Clock, HardDrive, Mic, MicOff, UserCheck } from 'lucide-react';
import type { Ref } from 'react';
import artUrl from './art-microphone.svg';
import * as styles from './AskForMicrophone.css.ts';
import type { MicrophoneTrouble } from './microphone/MicrophoneError.ts';
import { notice } from './Room.css.ts';
import { recordingTime, sentenceCount } from './takes.ts';

/** Messages for microphone problems, one sentence each. */
export const TROUBLE_WORDS: Readonly<Record<MicrophoneTrouble, string>> = {
  refused: 'The microphone is blocked for this site. Allow it beside the address, then try again.',
  none: 'No microphone was found. Plug one in, or use a recording.',
  busy: 'Another program holds the microphone. Close it there, then try again.',
  insecure:
    'Browsers allow a microphone on secure pages only. Open Lectern by HTTPS, or use a recording.',
  unsupported: 'This browser cannot record here. Use a recording, or another browser.',
};

/** Problems that another attempt cannot solve; importing a recording is the way out. */
const NEEDS_FILE: readonly MicrophoneTrouble[] = ['none', 'insecure', 'unsupported'];

export interface AskForMicrophoneProps {
  sentences: number;
  isAsking: boolean;
  /** Why there is no microphone; null before it is requested. */
  trouble: MicrophoneTrouble | null;
  headingRef: Ref<HTMLHeadingElement>;
  onTurnOn: () => void;
  onUseRecording: () => void;
}

/** Explains why the microphone is needed before the browser asks. */
export function AskForMicrophone({
  sentences,
  isAsking,
  trouble,
  headingRef,
  onTurnOn,
  onUseRecording,
}: AskForMicrophoneProps) {
  const needsFile = trouble !== null && NEEDS_FILE.includes(trouble);
  const time = recordingTime(sentences).toLowerCase();
  return (
    <main className={styles.ask}>
      <img className={styles.art} src={artUrl} alt="" width={320} height={200} />
      <div>
        <Heading level={1} variant="h2" ref={headingRef} tabIndex={-1}>
          Read your script aloud
        </Heading>
        <Text variant="lead" tone="muted">
          Lectern shows one sentence at a time and listens while you read. Your browser will ask for
          the microphone next.
        </Text>
        <ul className={styles.reasons}>
          <li className={styles.reason}>
            <Icon icon={HardDrive} />
            What you record stays on this device. Nothing is sent.
          </li>
          <li className={styles.reason}>
            <Icon icon={CircleDot} />
            The microphone is on only while you are in this room, and recording shows a red dot.
          </li>
          <li className={styles.reason}>
            <Icon icon={Clock} />
            {`${sentenceCount(sentences)} ${sentences === 1 ? 'takes' : 'take'} ${time}. Stop when you like, and go on tomorrow.`}
          </li>
          <li className={styles.reason}>
            <Icon icon={UserCheck} />
            Record yourself, or someone who has agreed to it.
          </li>
        </ul>
        {trouble !== null && (
          <div className={notice}>
            <Banner
              tone="warning"
              icon={MicOff}
              isLive
              action={
                needsFile
                  ? { label: 'Use a recording', onPress: onUseRecording }
                  : { label: 'Try again', onPress: onTurnOn, isPending: isAsking }
              }
            >
              {TROUBLE_WORDS[trouble]}
            </Banner>
          </div>
        )}
        <div className={styles.askActions}>
          <Button variant="primary" size="lg" icon={Mic} isPending={isAsking} onPress={onTurnOn}>
            Turn on the microphone
          </Button>
          <Button variant="ghost" size="lg" onPress={onUseRecording}>
            Use a recording
          </Button>
        </div>
      </div>
    </main>
  );
}

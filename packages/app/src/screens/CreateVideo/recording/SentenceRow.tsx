import { formatLength, Icon, IconButton, Waveform } from '@lectern/ui';
import { AudioLines, Mic, RotateCcw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './OwnVoice.css.ts';
import { PlayRing } from './PlayRing.tsx';

export interface SentenceRowProps {
  /** From 1. */
  number: number;
  text: string;
  /** Text for a sentence that a voice speaks: 'Spoken by Olivia meanwhile'. Null if it is recorded. */
  meanwhile: string | null;
  /** Notice if something about it is doubtful; null otherwise. */
  doubt: ReactNode;
  peaks: readonly number[];
  /** Null while unknown. */
  seconds: number | null;
  /** Null if it cannot be played. */
  sound: { isPlaying: boolean; isPending: boolean; progress: number; onPress: () => void } | null;
  isReadOnly: boolean;
  onRecord: () => void;
}

/** A sentence in the user's own voice: play it, see its state, record it again. */
export function SentenceRow(props: SentenceRowProps) {
  const { number, text, meanwhile, doubt, peaks, seconds, sound } = props;
  const name = `sentence ${number}`;
  return (
    <li className={styles.row} data-meanwhile={meanwhile !== null || undefined}>
      <span className={styles.number}>{number}</span>
      {sound ? <PlayRing name={name} {...sound} /> : <span />}
      <div className={styles.words}>
        <div className={styles.text} dir="auto">
          {text}
        </div>
        {meanwhile !== null && (
          <div className={styles.note}>
            <Icon icon={AudioLines} size="sm" />
            {meanwhile}
          </div>
        )}
        {doubt !== null && (
          <div className={styles.note} data-tone="warning">
            <Icon icon={TriangleAlert} size="sm" />
            {doubt}
          </div>
        )}
      </div>
      <div className={styles.wave}>
        <Waveform size="xs" peaks={peaks} progress={sound?.progress ?? 0} />
      </div>
      <span className={styles.time}>{seconds !== null && formatLength(seconds)}</span>
      <IconButton
        icon={meanwhile === null ? RotateCcw : Mic}
        size="sm"
        aria-label={meanwhile === null ? `Retake ${name}` : `Record ${name}`}
        isDisabled={props.isReadOnly}
        onPress={props.onRecord}
      />
    </li>
  );
}

import { Button, formatLength, Icon } from '@lectern/ui';
import { CircleAlert, Mic, TriangleAlert } from 'lucide-react';
import type { RecordingsOfScript } from '../../../backend/voiceRecordings.ts';
import * as styles from './OwnVoice.css.ts';
import { SentenceTicks } from './SentenceTicks.tsx';
import { keptTake, missingNumbers, saysSomethingElse, sentenceCount, tickOf } from './takes.ts';

const list = new Intl.ListFormat('en');

export interface OwnVoiceBarProps {
  recorded: RecordingsOfScript;
  /** Name of the voice that speaks sentences without a recording. */
  fallbackName: string;
  /** Length of the audio in seconds; null while unknown. */
  seconds: number | null;
  /** Opens the room at a sentence (from 1), or at the first open one. */
  onRecord: (sentence?: number) => void;
  /** Opens the voice step, where each sentence can be played. */
  onHear: () => void;
}

interface Said {
  icon: typeof Mic;
  tone?: 'warning';
  title: string;
  text: string;
  action: string;
  onAction: () => void;
  isQuiet?: boolean;
}

/** Above this many, a count is clearer than a list of numbers. */
const MOST_NUMBERS = 6;

function said(props: OwnVoiceBarProps): Said {
  const { recorded, fallbackName, seconds, onRecord, onHear } = props;
  const { sentences } = recorded;
  const all = sentences.length;
  const missing = missingNumbers(recorded);
  if (missing.length === all) {
    return {
      icon: CircleAlert,
      tone: 'warning',
      title: 'Your recordings are not on this device',
      text: `Made in another browser, or deleted. ${fallbackName} speaks all ${all} meanwhile.`,
      action: 'Record again',
      onAction: () => onRecord(),
    };
  }
  const changed = sentences.findIndex((each) => each.isChanged && keptTake(each) === null) + 1;
  if (changed > 0 && missing.length === 1) {
    return {
      icon: CircleAlert,
      tone: 'warning',
      title: `Sentence ${changed} was changed after you recorded it`,
      text: `${fallbackName} speaks it until you record it again. The other ${all - 1} are yours.`,
      action: `Record sentence ${changed}`,
      onAction: () => onRecord(changed),
    };
  }
  if (missing.length > 0) {
    const [first = 1] = missing;
    const which =
      missing.length === 1
        ? `sentence ${first} until you record it`
        : missing.length > MOST_NUMBERS
          ? `the other ${missing.length} until you record them`
          : `sentences ${list.format(missing.map(String))} until you record them`;
    return {
      icon: Mic,
      title: `Your voice speaks ${all - missing.length} of ${sentenceCount(all)}`,
      text: `${fallbackName} speaks ${which}.`,
      action:
        missing.length === 1 ? `Record sentence ${first}` : `Record the ${missing.length} left`,
      onAction: () => onRecord(first),
    };
  }
  const doubtful = sentences.findIndex((each) =>
    saysSomethingElse(keptTake(each)?.verdict ?? null),
  );
  if (doubtful !== -1) {
    return {
      icon: TriangleAlert,
      tone: 'warning',
      title: `Sentence ${doubtful + 1} sounds different from the script`,
      text: 'You kept it. The captions show the script, not what was said.',
      action: 'Hear it',
      onAction: onHear,
    };
  }
  return {
    icon: Mic,
    title: `Your voice speaks all ${sentenceCount(all)}`,
    text: `${seconds === null ? '' : `${formatLength(seconds)}, `}recorded on this device.`,
    action: 'Hear it',
    onAction: onHear,
    isQuiet: true,
  };
}

/** Shows on the avatar step who speaks: the user's own voice, and what is left to record. */
export function OwnVoiceBar(props: OwnVoiceBarProps) {
  const { icon, tone, title, text, action, onAction, isQuiet } = said(props);
  return (
    <section className={styles.bar} aria-label="Your voice">
      <span className={styles.disc} data-tone={tone}>
        <Icon icon={icon} />
      </span>
      <div className={styles.barWords}>
        <div className={styles.barTitle}>{title}</div>
        <div className={styles.barText}>{text}</div>
      </div>
      <span className={styles.barTicks}>
        <SentenceTicks ticks={props.recorded.sentences.map(tickOf)} />
      </span>
      <span className={styles.barAction}>
        <Button
          size="sm"
          variant={isQuiet ? 'ghost' : 'secondary'}
          {...(action.startsWith('Record') && { icon: Mic })}
          onPress={onAction}
        >
          {action}
        </Button>
      </span>
    </section>
  );
}

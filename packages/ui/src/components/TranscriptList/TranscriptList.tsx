import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { formatTime } from '../../format/formatTime.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './TranscriptList.css.ts';
import { messages } from './TranscriptList.messages.ts';

/** A spoken line with its times. */
export interface TranscriptCue {
  /** Start in seconds. */
  start: number;
  /** End in seconds. */
  end: number;
  /** The spoken text, without markup. */
  text: string;
}

export interface TranscriptListProps {
  /** The lines in spoken order. */
  cues: readonly TranscriptCue[];
  /** Playback time in seconds; the line spoken at this time is tinted. */
  currentTime: number;
  /** Called with the start of the pressed line, in seconds. */
  onSeek: (seconds: number) => void;
}

/** The spoken lines with their times. A press on a line seeks to it; the current line is kept in view. */
export function TranscriptList({ cues, currentTime, onSeek }: TranscriptListProps) {
  const words = useMessages('transcriptList', messages);
  const listRef = useRef<HTMLOListElement>(null);
  const current = cues.findLastIndex((cue) => cue.start <= currentTime && currentTime < cue.end);

  useEffect(() => {
    const list = listRef.current;
    const line = list?.children[current];
    if (!list || !(line instanceof HTMLElement)) return;
    // Do not scroll while the user hovers or focuses the list.
    if (list.matches(':hover, :focus-within')) return;
    // `scrollIntoView` would also scroll the page.
    const above = line.offsetTop - list.scrollTop;
    const below = above + line.offsetHeight - list.clientHeight;
    if (above < 0) list.scrollTop += above;
    else if (below > 0) list.scrollTop += below;
  }, [current]);

  if (cues.length === 0) return <p className={styles.empty}>{words.empty}</p>;
  return (
    <ol ref={listRef} className={styles.list} aria-label={words.label}>
      {cues.map((cue, index) => (
        <li key={`${cue.start}-${cue.text}`}>
          <Button
            className={styles.line}
            aria-current={index === current ? 'true' : undefined}
            onPress={() => onSeek(cue.start)}
          >
            <time className={styles.time}>{formatTime(cue.start)}</time>
            <span dir="auto" className={styles.words}>
              {cue.text}
            </span>
          </Button>
        </li>
      ))}
    </ol>
  );
}

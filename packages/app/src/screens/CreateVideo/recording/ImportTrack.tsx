import { formatTime, Waveform } from '@lectern/ui';
import { type KeyboardEvent, useContext, useLayoutEffect, useRef } from 'react';
import {
  I18nProvider,
  Slider,
  SliderStateContext,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';
import * as styles from './ImportTrack.css.ts';

/** A sentence's place in the file. */
interface TrackBlock {
  key: string;
  /** From 1. */
  number: number;
  /** Seconds. */
  start: number;
  end: number;
  state: 'fits' | 'playing' | 'differs';
}

export interface ImportTrackProps {
  /** Seconds. */
  duration: number;
  peaks: readonly number[];
  blocks: readonly TrackBlock[];
  /** Speech between the sentences, in seconds. */
  leftOut: readonly { start: number; end: number }[];
  isReadOnly: boolean;
  onMove: (key: string, edge: 'start' | 'end', seconds: number) => void;
  /** Called when an edge has come to rest. */
  onMoved: (key: string) => void;
}

/** Seconds by which an arrow key moves an edge, without and with Shift. */
const STEP = 0.01;
const LARGE_STEP = 0.1;

const DIRECTIONS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

/** The position as announced: '12.34 seconds'. */
const spoken = (seconds: number): string => `${seconds.toFixed(2)} seconds`;

function Knob({ label }: { label: string }) {
  const input = useRef<HTMLInputElement>(null);
  const value = useContext(SliderStateContext)?.getThumbValue(0) ?? 0;
  // React Aria announces only the number and accepts no text for it.
  useLayoutEffect(() => input.current?.setAttribute('aria-valuetext', spoken(value)));
  return <SliderThumb className={styles.edge} inputRef={input} aria-label={label} />;
}

function Edge({
  block: { key, number, ...block },
  edge,
  duration,
  isReadOnly,
  onMove,
  onMoved,
}: Pick<ImportTrackProps, 'duration' | 'isReadOnly' | 'onMove' | 'onMoved'> & {
  block: TrackBlock;
  edge: 'start' | 'end';
}) {
  const seconds = block[edge];
  const leap = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (direction === undefined || !event.shiftKey || isReadOnly) return;
    // React Aria would jump by a tenth of the file.
    event.preventDefault();
    event.stopPropagation();
    onMove(key, edge, seconds + direction * LARGE_STEP);
    onMoved(key);
  };
  return (
    <div className={styles.slider} onKeyDownCapture={leap}>
      <Slider
        aria-label={`Sentence ${number}`}
        minValue={0}
        maxValue={duration}
        step={STEP}
        value={seconds}
        isDisabled={isReadOnly}
        onChange={(next) => onMove(key, edge, next)}
        onChangeEnd={() => onMoved(key)}
      >
        <SliderTrack className={styles.line}>
          <Knob label={edge === 'start' ? 'Start' : 'End'} />
        </SliderTrack>
      </Slider>
    </div>
  );
}

/** The file as a waveform with one block per sentence, whose edges can be moved. The rows show the same. */
export function ImportTrack(props: ImportTrackProps) {
  const { duration, peaks, blocks } = props;
  const place = ({ start, end }: { start: number; end: number }) => ({
    insetInlineStart: `${(start / duration) * 100}%`,
    inlineSize: `${((end - start) / duration) * 100}%`,
  });
  return (
    // Time runs from left to right in every language.
    <I18nProvider locale="en-US">
      <div className={styles.track} role="group" aria-label="Places of the sentences in the file">
        <div className={styles.room}>
          {props.leftOut.map((gap) => (
            <span key={gap.start} className={styles.block} data-state="out" style={place(gap)} />
          ))}
          {blocks.map((block) => (
            <span
              key={block.key}
              className={styles.block}
              data-state={block.state}
              style={place(block)}
              aria-hidden="true"
            >
              {block.number}
            </span>
          ))}
          <div className={styles.wave}>
            <Waveform size="md" peaks={peaks} progress={0} />
          </div>
          {blocks.map((block) => (
            <div key={block.key}>
              <Edge {...props} block={block} edge="start" />
              <Edge {...props} block={block} edge="end" />
            </div>
          ))}
        </div>
      </div>
      <div className={styles.axis} aria-hidden="true">
        {[0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => (
          <span key={share}>{formatTime(share * duration)}</span>
        ))}
      </div>
    </I18nProvider>
  );
}

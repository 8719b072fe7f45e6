import type { ReactNode } from 'react';
import { spokenTime } from '../../format/formatTime.ts';
import { sliderRange } from '../Slider/sliderRange.ts';
import { SliderTrack } from '../Slider/SliderTrack.tsx';
import * as styles from './TimeSlider.css.ts';

export interface TimeSliderProps {
  /** Spoken, not drawn: 'Position'. */
  label: string;
  /** Seconds. */
  value: number;
  /** Seconds; while it is unknown (0 or no number) the slider is disabled. */
  duration: number;
  /** Called at each step of a drag. */
  onChange: (seconds: number) => void;
  /** Shows a knob on hover and focus; without it the drawing alone tells the time. */
  hasKnob?: boolean;
  /** What it is drawn as: a waveform, a bar. */
  children: ReactNode;
}

/** Where in a sound or a film one is. Internal to the players. */
export function TimeSlider(props: TimeSliderProps) {
  const { label, value, duration, onChange, hasKnob, children } = props;
  const isKnown = Number.isFinite(duration) && duration > 0;
  const time = isKnown && Number.isFinite(value) ? Math.min(value, duration) : 0;
  return (
    <div className={styles.slider}>
      <SliderTrack
        aria-label={label}
        range={sliderRange({ minValue: 0, maxValue: isKnown ? duration : 1, step: 0.1 })}
        value={time}
        valueText={`${spokenTime(time)} of ${spokenTime(duration)}`}
        isDisabled={!isKnown}
        onChange={onChange}
        isLeftToRight
        className={styles.track}
        knobClassName={hasKnob ? `${styles.thumb} ${styles.shown}` : styles.thumb}
      >
        {children}
      </SliderTrack>
    </div>
  );
}

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { I18nProvider, Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { spokenTime } from '../../media/formatTime.ts';
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
  const inputRef = useRef<HTMLInputElement>(null);
  const isKnown = Number.isFinite(duration) && duration > 0;
  const time = isKnown && Number.isFinite(value) ? Math.min(value, duration) : 0;
  const spoken = `${spokenTime(time)} of ${spokenTime(duration)}`;
  // React Aria speaks a slider's value as a bare number and takes no text for it.
  useLayoutEffect(() => inputRef.current?.setAttribute('aria-valuetext', spoken));
  return (
    // The direction of time does not follow the language.
    <I18nProvider locale="en">
      <Slider
        className={styles.slider}
        aria-label={label}
        value={time}
        minValue={0}
        maxValue={isKnown ? duration : 1}
        step={0.1}
        isDisabled={!isKnown}
        onChange={onChange}
      >
        <SliderTrack className={styles.track}>
          {children}
          <SliderThumb inputRef={inputRef} className={styles.thumb} data-visible={hasKnob} />
        </SliderTrack>
      </Slider>
    </I18nProvider>
  );
}

import type { ReactNode } from 'react';
import { I18nProvider, Slider, SliderTrack } from 'react-aria-components';
import { spokenTime } from '../../format/formatTime.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { SliderKnob } from '../Slider/SliderKnob.tsx';
import { SliderTouch } from '../Slider/SliderTouch.tsx';
import * as styles from './TimeSlider.css.ts';
import { messages } from './TimeSlider.messages.ts';

export interface TimeSliderProps {
  /** Accessible name, not visible: 'Position'. */
  label: string;
  /** Position in seconds. */
  value: number;
  /** Duration in seconds; while it is unknown (0 or not a number) the slider is disabled. */
  duration: number;
  /** Called at every step of a drag. */
  onChange: (seconds: number) => void;
  /** Shows a knob on hover and focus; without it only the drawing shows the time. */
  hasKnob?: boolean;
  /** The drawing of the slider: a waveform, a bar. */
  children: ReactNode;
}

/** The playback position in audio or video. Internal to the players. */
export function TimeSlider(props: TimeSliderProps) {
  const words = useMessages('timeSlider', messages);
  const { label, value, duration, onChange, hasKnob = false, children } = props;
  const isKnown = Number.isFinite(duration) && duration > 0;
  const time = isKnown && Number.isFinite(value) ? Math.min(value, duration) : 0;
  return (
    // Time runs from left to right in every language.
    <I18nProvider locale="en-US">
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
        <SliderTouch>
          <SliderTrack className={styles.track}>
            {children}
            <SliderKnob
              formatValue={(seconds) => words.value(spokenTime(seconds), spokenTime(duration))}
              className={hasKnob ? `${styles.thumb} ${styles.shown}` : styles.thumb}
            />
          </SliderTrack>
        </SliderTouch>
      </Slider>
    </I18nProvider>
  );
}

import { useContext, useLayoutEffect, useRef } from 'react';
import { SliderStateContext, SliderThumb } from 'react-aria-components';
import * as styles from './Slider.css.ts';

interface SliderKnobProps {
  formatValue: (value: number) => string;
  name: string | undefined;
  isInvalid: boolean;
  /** The id of the hint or error below the slider. */
  describedBy: string | undefined;
}

/** What is dragged. It speaks the value in the same words that are shown. */
export function SliderKnob({ formatValue, name, isInvalid, describedBy }: SliderKnobProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const value = useContext(SliderStateContext)?.getThumbValue(0) ?? 0;
  // React Aria speaks a slider's value as a bare number and takes no text for it.
  useLayoutEffect(() => inputRef.current?.setAttribute('aria-valuetext', formatValue(value)));
  return (
    <SliderThumb
      inputRef={inputRef}
      name={name}
      isInvalid={isInvalid}
      aria-describedby={describedBy}
      className={styles.thumb}
    />
  );
}

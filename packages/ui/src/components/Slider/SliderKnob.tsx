import { useContext, useLayoutEffect, useRef } from 'react';
import { SliderStateContext, SliderThumb, type SliderThumbProps } from 'react-aria-components';

interface SliderKnobProps extends Omit<SliderThumbProps, 'children' | 'inputRef'> {
  /** Formats the value that is announced instead of the bare number. */
  formatValue: (value: number) => string;
}

/** The thumb of a slider whose value is announced in words. */
export function SliderKnob({ formatValue, ...props }: SliderKnobProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const value = useContext(SliderStateContext)?.getThumbValue(0) ?? 0;
  // React Aria announces only the number and takes no text for it.
  useLayoutEffect(() => inputRef.current?.setAttribute('aria-valuetext', formatValue(value)));
  return <SliderThumb {...props} inputRef={inputRef} />;
}

import { useId } from 'react';
import { Button } from 'react-aria-components';
import * as field from '../Field/Field.css.ts';
import { Popover } from '../Popover/Popover.tsx';
import { onStep, sliderRange } from '../Slider/sliderRange.ts';
import { SliderTrack } from '../Slider/SliderTrack.tsx';
import type { Hsb } from './hsb.ts';
import { ShadeArea } from './ShadeArea.tsx';
import * as styles from './ColorPicker.css.ts';

export interface ColorByEyeProps {
  /** Of the whole picker. */
  label: string;
  /** The colour as it is shown, with its opacity: `#rrggbbaa`. */
  hex: string;
  value: Hsb;
  onChange: (value: Hsb) => void;
  isDisabled?: boolean;
}

/** Degrees of the colour circle. */
const HUES = sliderRange({ minValue: 0, maxValue: 360 });

/** The colour as it stands, which opens an area of shades and a slider of hues. */
export function ColorByEye({ label, hex, value, onChange, isDisabled }: ColorByEyeProps) {
  const hueId = useId();
  const degrees = `${onStep(value.hue, HUES)}°`;
  return (
    <Popover
      label={`${label}, any color`}
      offset={14}
      trigger={
        <Button
          className={styles.trigger}
          aria-label={`${label}, choose any color`}
          isDisabled={isDisabled}
        >
          <span className={styles.current} style={{ backgroundColor: hex }} />
        </Button>
      }
    >
      <div className={styles.byEye}>
        <ShadeArea label={label} value={value} onChange={onChange} />
        <div className={styles.slider}>
          <label htmlFor={hueId} className={field.label}>
            Hue
          </label>
          <output htmlFor={hueId} aria-live="off" className={styles.output}>
            {degrees}
          </output>
          <SliderTrack
            id={hueId}
            range={HUES}
            value={value.hue}
            valueText={degrees}
            onChange={(hue) => onChange({ ...value, hue })}
            className={styles.track}
            knobClassName={`${styles.thumb} ${styles.hueThumb}`}
            knobStyle={{ backgroundColor: `hsl(${value.hue} 100% 50%)` }}
          >
            {null}
          </SliderTrack>
        </div>
      </div>
    </Popover>
  );
}

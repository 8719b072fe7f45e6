import {
  Button,
  Label,
  Slider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';
import * as field from '../Field/Field.css.ts';
import { Popover } from '../Popover/Popover.tsx';
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

/** The colour as it stands, which opens an area of shades and a slider of hues. */
export function ColorByEye({ label, hex, value, onChange, isDisabled }: ColorByEyeProps) {
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
        <Slider
          className={styles.slider}
          minValue={0}
          maxValue={360}
          value={value.hue}
          onChange={(hue) => onChange({ ...value, hue })}
        >
          <Label className={field.label}>Hue</Label>
          <SliderOutput className={styles.output}>{`${Math.round(value.hue)}°`}</SliderOutput>
          <SliderTrack className={styles.track}>
            <SliderThumb
              className={styles.thumb}
              style={{ backgroundColor: `hsl(${value.hue} 100% 50%)` }}
            />
          </SliderTrack>
        </Slider>
      </div>
    </Popover>
  );
}

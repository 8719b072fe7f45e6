import {
  Button,
  ColorArea,
  ColorSlider,
  ColorSwatch,
  ColorThumb,
  Label,
  SliderOutput,
  SliderTrack,
} from 'react-aria-components';
import * as field from '../Field/Field.css.ts';
import { Popover } from '../Popover/Popover.tsx';
import * as styles from './ColorPicker.css.ts';

export interface ColorByEyeProps {
  /** Of the whole picker. */
  label: string;
  isDisabled?: boolean;
}

/** The colour as it stands, which opens an area of shades and a slider of hues. */
export function ColorByEye({ label, isDisabled }: ColorByEyeProps) {
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
          <ColorSwatch className={styles.current} aria-hidden="true" />
        </Button>
      }
    >
      <div className={styles.byEye}>
        <ColorArea
          colorSpace="hsb"
          xChannel="saturation"
          yChannel="brightness"
          aria-label={label}
          className={styles.area}
        >
          <ColorThumb className={styles.thumb} />
        </ColorArea>
        <ColorSlider colorSpace="hsb" channel="hue" className={styles.slider}>
          <Label className={field.label}>Hue</Label>
          <SliderOutput className={styles.output}>
            {({ state }) => `${Math.round(state.values[0] ?? 0)}°`}
          </SliderOutput>
          <SliderTrack className={styles.track}>
            <ColorThumb className={styles.thumb} />
          </SliderTrack>
        </ColorSlider>
      </div>
    </Popover>
  );
}

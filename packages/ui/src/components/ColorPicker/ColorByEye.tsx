import {
  Button,
  ColorArea,
  ColorSlider,
  ColorThumb,
  Label,
  SliderOutput,
  SliderTrack,
  type Color,
} from 'react-aria-components';
import { useMessages } from '../../messages/useMessages.ts';
import * as field from '../Field/Field.css.ts';
import { Popover } from '../Popover/Popover.tsx';
import { SliderTouch } from '../Slider/SliderTouch.tsx';
import * as styles from './ColorPicker.css.ts';
import { messages } from './ColorPicker.messages.ts';

export interface ColorByEyeProps {
  /** Label of the whole colour picker. */
  label: string;
  /** Colour in hue, saturation and brightness. */
  value: Color;
  onChange: (value: Color) => void;
  isDisabled?: boolean;
}

/** A button that shows the current colour and opens an area of shades with a hue slider. */
export function ColorByEye({ label, value, onChange, isDisabled }: ColorByEyeProps) {
  const words = useMessages('colorPicker', messages);
  return (
    <Popover
      label={words.anyColor(label)}
      offset={14}
      trigger={
        <Button
          className={styles.trigger}
          aria-label={words.chooseAny(label)}
          isDisabled={isDisabled}
        >
          <span className={styles.current} style={{ backgroundColor: value.toString('css') }} />
        </Button>
      }
    >
      <div className={styles.byEye}>
        <ColorArea
          colorSpace="hsb"
          xChannel="saturation"
          yChannel="brightness"
          aria-label={label}
          value={value}
          onChange={onChange}
          className={styles.area}
        >
          <ColorThumb className={styles.thumb} />
        </ColorArea>
        <ColorSlider channel="hue" value={value} onChange={onChange} className={styles.slider}>
          <Label className={field.label} />
          <SliderOutput className={styles.output}>
            {({ state }) => `${Math.round(state.getThumbValue(0))}°`}
          </SliderOutput>
          <div className={styles.line}>
            <SliderTouch>
              <SliderTrack className={styles.track}>
                <ColorThumb className={styles.thumb} />
              </SliderTrack>
            </SliderTouch>
          </div>
        </ColorSlider>
      </div>
    </Popover>
  );
}

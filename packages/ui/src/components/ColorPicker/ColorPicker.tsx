import { useId, useState } from 'react';
import {
  ColorPicker as AriaColorPicker,
  ColorSwatch,
  ColorSwatchPicker,
  ColorSwatchPickerItem,
  parseColor,
  type Color,
} from 'react-aria-components';
import * as field from '../Field/Field.css.ts';
import type { FieldWords } from '../Field/FieldBody.tsx';
import { useFieldError } from '../Field/useFieldError.ts';
import * as styles from './ColorPicker.css.ts';
import { HexField } from './HexField.tsx';
import { parseHex } from './hexText.ts';
import { AI_EDIT_COLORS, namedColor, type NamedColor } from './swatches.ts';

export interface ColorPickerProps extends Pick<FieldWords, 'label' | 'errorMessage'> {
  /** 3, 6 or 8 hex digits after '#'. Anything else is shown as wrong and chooses nothing. */
  value: string;
  /** Always `#rrggbbaa` in small letters. */
  onChange: (hex: string) => void;
  /** Colours to choose from at once; those of an AI edit when left out. */
  swatches?: readonly NamedColor[];
  /** By which a `Form` knows it. */
  name?: string;
  isDisabled?: boolean;
}

const hexOf = (color: Color) => color.toString('hexa').toLowerCase();

/**
 * A colour: one of a few by name, any by its hex digits, or by eye from an area and a hue. Opacity is
 * kept through all but typed digits, which say it themselves. Use `Select` where colours stand for
 * something else, such as a status.
 */
export function ColorPicker({
  label,
  errorMessage,
  value,
  onChange,
  swatches = AI_EDIT_COLORS,
  name,
  isDisabled,
}: ColorPickerProps) {
  const labelId = useId();
  const hex = parseHex(value);
  // Grey and black have no hue of their own: what was chosen stays while it means the same digits.
  const [chosen, setChosen] = useState<Color | null>(null);
  const color = chosen && hexOf(chosen) === hex ? chosen : parseColor(hex ?? '#000000');
  const alpha = color.getChannelValue('alpha');
  const error = useFieldError({ name, errorMessage });

  const change = (next: Color) => {
    setChosen(next);
    if (hexOf(next) !== value) onChange(hexOf(next));
  };

  return (
    <div role="group" aria-labelledby={labelId} className={field.field}>
      <span id={labelId} className={field.label}>
        {label}
      </span>
      <AriaColorPicker value={color} onChange={change}>
        <ColorSwatchPicker aria-labelledby={labelId} className={styles.swatches}>
          {swatches.map((swatch) => (
            <ColorSwatchPickerItem
              // React Aria knows an item by its colour, which another opacity changes.
              key={`${swatch.name} ${alpha}`}
              color={namedColor(swatch, alpha)}
              isDisabled={isDisabled}
              className={styles.item}
            >
              {/* Opaque: it stands for the colour, not for the opacity it would keep. */}
              <ColorSwatch color={swatch.hex} colorName={swatch.name} className={styles.swatch} />
            </ColorSwatchPickerItem>
          ))}
        </ColorSwatchPicker>
        <HexField
          label={label}
          value={value}
          name={name}
          isDisabled={isDisabled}
          error={error}
          onChange={(next) => change(parseColor(next))}
        />
      </AriaColorPicker>
    </div>
  );
}

import { useId, useState } from 'react';
import { ListBox, ListBoxItem, parseColor, type Color } from 'react-aria-components';
import * as field from '../Field/Field.css.ts';
import type { FieldWords } from '../Field/FieldBody.tsx';
import { useFieldError } from '../Field/useFieldError.ts';
import * as styles from './ColorPicker.css.ts';
import { HexField } from './HexField.tsx';
import { parseHex } from './hexText.ts';
import { AI_EDIT_COLORS, type NamedColor } from './swatches.ts';

const hexOf = (color: Color) => color.toString('hexa').toLowerCase();

export interface ColorPickerProps extends Pick<FieldWords, 'label' | 'errorMessage'> {
  /** 3, 6 or 8 hex digits after '#'. Any other value is marked as invalid and selects no swatch. */
  value: string;
  /** Called with `#rrggbbaa`, always in lower case. */
  onChange: (hex: string) => void;
  /** The colours to choose from. The default is the palette of an AI edit. */
  swatches?: readonly NamedColor[];
  /** The field's name in a `Form`. */
  name?: string;
  /** Shows the colour without letting the user change it. */
  isDisabled?: boolean;
}

/**
 * Chooses a colour: one of a few by name, any by its hex digits, or by eye from an area and a hue slider.
 * Swatches and the area keep the opacity; typed digits set it. Use `Select` if colours stand for something
 * else, such as a status.
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
  const hex = parseHex(value) ?? '#000000ff';
  const opaque = hex.slice(0, 7);
  const alpha = hex.slice(7);
  // Grey and black have no hue: keep the chosen colour while its digits are the same.
  const [chosen, setChosen] = useState<Color | null>(null);
  const color = chosen && hexOf(chosen) === hex ? chosen : parseColor(hex).toFormat('hsb');
  const error = useFieldError({ name, errorMessage });
  const selected = swatches.find((swatch) => parseHex(swatch.hex) === `${opaque}ff`);

  const change = (next: string) => {
    if (next !== value) onChange(next);
  };

  return (
    <div role="group" aria-labelledby={labelId} className={field.field}>
      <span id={labelId} className={field.label}>
        {label}
      </span>
      <ListBox
        layout="grid"
        selectionMode="single"
        disallowEmptySelection
        aria-labelledby={labelId}
        className={styles.swatches}
        disabledKeys={isDisabled ? swatches.map((swatch) => swatch.name) : []}
        selectedKeys={selected && parseHex(value) !== null ? [selected.name] : []}
        onSelectionChange={(keys) => {
          const swatch = swatches.find(({ name: id }) => keys !== 'all' && keys.has(id));
          if (swatch) change(`${swatch.hex.toLowerCase()}${alpha}`);
        }}
      >
        {swatches.map((swatch) => (
          <ListBoxItem
            key={swatch.name}
            id={swatch.name}
            textValue={swatch.name}
            aria-label={swatch.name}
            className={styles.item}
          >
            {/* Opaque: choosing a swatch keeps the current opacity, so the swatch shows its colour without it. */}
            <span className={styles.swatch} style={{ backgroundColor: swatch.hex }} />
          </ListBoxItem>
        ))}
      </ListBox>
      <HexField
        label={label}
        value={value}
        name={name}
        isDisabled={isDisabled}
        error={error}
        onChange={change}
        color={color}
        onColorChange={(next) => {
          setChosen(next);
          change(hexOf(next));
        }}
      />
    </div>
  );
}

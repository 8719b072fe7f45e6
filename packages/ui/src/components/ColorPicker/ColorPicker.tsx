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
  /** 3, 6 or 8 hex digits after '#'. Anything else is shown as wrong and chooses nothing. */
  value: string;
  /** Always `#rrggbbaa` in small letters. */
  onChange: (hex: string) => void;
  /** Colors to choose from; those of an AI edit when left out. */
  swatches?: readonly NamedColor[];
  /** Its name in a `Form`. */
  name?: string;
  /** Shows the color; nothing can be chosen. */
  isDisabled?: boolean;
}

/**
 * A color: one of a few by name, any by its hex digits, or by eye from an area and a hue. Swatches and
 * area keep the opacity; typed digits set it. Use `Select` where colors mean something else, such as
 * a status.
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
  // Grey and black have no hue of their own: keep the chosen color while its digits are the same.
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
            {/* Opaque: a swatch shows the color without the opacity that choosing it keeps. */}
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

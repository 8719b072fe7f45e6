import { useState } from 'react';
import { Group, Input, TextField, type Color } from 'react-aria-components';
import { useMessages } from '../../messages/useMessages.ts';
import * as field from '../Field/Field.css.ts';
import { FieldHelp } from '../Field/FieldBody.tsx';
import type { useFieldError } from '../Field/useFieldError.ts';
import { ColorByEye } from './ColorByEye.tsx';
import * as styles from './ColorPicker.css.ts';
import { parseHex, shownHex } from './hexText.ts';
import { messages } from './ColorPicker.messages.ts';

export interface HexFieldProps {
  /** Label of the whole colour picker. */
  label: string;
  value: string;
  name?: string;
  isDisabled?: boolean;
  error: ReturnType<typeof useFieldError>;
  /** Called with `#rrggbbaa` once a complete colour has been typed. */
  onChange: (hex: string) => void;
  /** The same colour, for choosing by eye. */
  color: Color;
  onColorChange: (color: Color) => void;
}

/** The state of the field while nothing is being typed. */
const settled = (value: string) => {
  const hex = parseHex(value);
  return { value, text: hex === null ? value : shownHex(hex), isWrong: hex === null };
};

/**
 * The colour as digits, read on Enter or when focus leaves, never while a number is incomplete. React
 * Aria's `ColorField` takes six digits only, drops the opacity, and replaces text that is not a colour
 * instead of explaining what is wrong.
 */
export function HexField({
  label,
  value,
  name,
  isDisabled,
  error,
  onChange,
  color,
  onColorChange,
}: HexFieldProps) {
  const words = useMessages('colorPicker', messages);
  const hex = parseHex(value);
  const [draft, setDraft] = useState(() => settled(value));
  // A colour chosen elsewhere replaces a half-typed one.
  const { text, isWrong } = draft.value === value ? draft : settled(value);
  const errorMessage = isWrong ? words.notHex : error.errorMessage;

  const commit = () => {
    const typed = parseHex(text);
    setDraft({ value, text: typed === null ? text : shownHex(typed), isWrong: typed === null });
    if (typed !== null && typed !== hex) onChange(typed);
    return typed !== null;
  };

  return (
    <TextField
      validationBehavior="aria"
      aria-label={words.hexValue(label)}
      name={name}
      value={text}
      onChange={(next) => setDraft({ value, text: next, isWrong: false })}
      onBlur={commit}
      isDisabled={isDisabled}
      isInvalid={isWrong || error.isInvalid}
      className={field.field}
    >
      <Group className={`${field.box()} ${styles.hexBox}`}>
        <ColorByEye label={label} value={color} onChange={onColorChange} isDisabled={isDisabled} />
        <Input
          className={field.input}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          // Digits run from left to right in every script.
          dir="ltr"
          onKeyDown={(event) => {
            // Enter must not submit a form with a colour that differs from the typed text.
            if (event.key === 'Enter' && !commit()) event.preventDefault();
          }}
        />
      </Group>
      <FieldHelp description={words.hint} errorMessage={errorMessage} />
    </TextField>
  );
}

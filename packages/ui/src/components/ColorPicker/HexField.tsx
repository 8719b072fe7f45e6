import { useState } from 'react';
import { Group, Input, TextField } from 'react-aria-components';
import * as field from '../Field/Field.css.ts';
import { FieldHelp } from '../Field/FieldBody.tsx';
import type { useFieldError } from '../Field/useFieldError.ts';
import { ColorByEye } from './ColorByEye.tsx';
import * as styles from './ColorPicker.css.ts';
import type { Hsb } from './hsb.ts';
import { parseHex, shownHex } from './hexText.ts';

export interface HexFieldProps {
  /** Of the whole picker. */
  label: string;
  value: string;
  name?: string;
  isDisabled?: boolean;
  error: ReturnType<typeof useFieldError>;
  /** `#rrggbbaa`, when a colour has been typed whole. */
  onChange: (hex: string) => void;
  /** The same colour by eye. */
  hsb: Hsb;
  onHsbChange: (hsb: Hsb) => void;
}

const WRONG = 'Enter 3, 6 or 8 hex digits, such as #EACB1F.';

/** What the field shows for a colour that nobody is typing at. */
const settled = (value: string) => {
  const hex = parseHex(value);
  return { value, text: hex === null ? value : shownHex(hex), isWrong: hex === null };
};

/**
 * The colour as digits. It is read on Enter or when focus leaves, never halfway through a number.
 */
export function HexField({
  label,
  value,
  name,
  isDisabled,
  error,
  onChange,
  hsb,
  onHsbChange,
}: HexFieldProps) {
  const hex = parseHex(value);
  const [draft, setDraft] = useState(() => settled(value));
  // A colour chosen elsewhere takes the place of a half-typed one.
  const { text, isWrong } = draft.value === value ? draft : settled(value);
  const errorMessage = isWrong ? WRONG : error.errorMessage;

  const commit = () => {
    const typed = parseHex(text);
    setDraft({ value, text: typed === null ? text : shownHex(typed), isWrong: typed === null });
    if (typed !== null && typed !== hex) onChange(typed);
    return typed !== null;
  };

  return (
    <TextField
      validationBehavior="aria"
      aria-label={`${label}, hex value`}
      name={name}
      value={text}
      onChange={(next) => setDraft({ value, text: next, isWrong: false })}
      onBlur={commit}
      isDisabled={isDisabled}
      isInvalid={isWrong || error.isInvalid}
      className={field.field}
    >
      <Group className={`${field.box()} ${styles.hexBox}`}>
        <ColorByEye
          label={label}
          hex={hex ?? '#000000'}
          value={hsb}
          onChange={onHsbChange}
          isDisabled={isDisabled}
        />
        <Input
          className={field.input}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          // Digits run from left to right in every script.
          dir="ltr"
          onKeyDown={(event) => {
            // Enter must not send a form with a colour that nobody typed.
            if (event.key === 'Enter' && !commit()) event.preventDefault();
          }}
        />
      </Group>
      <FieldHelp description="Type any hex value" errorMessage={errorMessage} />
    </TextField>
  );
}

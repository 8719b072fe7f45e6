import type { Position } from '@lectern/api-client';
import { Stack, Text, VisuallyHidden } from '@lectern/ui';
import { useId } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import * as styles from './PositionPicker.css.ts';

/** In reading order, from the top left. */
const PLACES: readonly Position[] = [
  'top-left',
  'top-center',
  'top-right',
  'middle-center',
  'bottom-left',
  'bottom-center',
  'bottom-right',
];
const words = (position: Position) => position.replace('-', ' ');

export interface PositionPickerProps {
  value: Position | null;
  onChange: (position: Position) => void;
}

/** The second video's position in the picture: seven options, drawn where they are. */
export function PositionPicker({ value, onChange }: PositionPickerProps) {
  const labelId = useId();
  return (
    <Stack gap={2}>
      <Text as="span" variant="caption" tone="muted" id={labelId}>
        {value === null ? 'Position' : `Position: ${words(value)}`}
      </Text>
      <RadioGroup
        aria-labelledby={labelId}
        orientation="horizontal"
        value={value}
        onChange={(chosen) => {
          const position = PLACES.find((place) => place === chosen);
          if (position) onChange(position);
        }}
      >
        <div className={styles.grid} dir="ltr">
          {PLACES.map((position) => (
            <RadioField key={position} value={position} style={{ display: 'contents' }}>
              <RadioButton className={`${styles.cell} ${styles.place[position]}`}>
                <VisuallyHidden>{words(position)}</VisuallyHidden>
                <span className={styles.mark} aria-hidden="true" />
              </RadioButton>
            </RadioField>
          ))}
        </div>
      </RadioGroup>
    </Stack>
  );
}

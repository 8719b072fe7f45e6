import { Button, ColorPicker, Popover, Stack } from '@lectern/ui';
import { ChevronDown } from 'lucide-react';
import * as styles from './AiEdit.css.ts';

export interface ColorButtonProps {
  label: string;
  /** 3, 4, 6 or 8 hex digits after '#'. */
  value: string;
  onChange: (hex: string) => void;
}

/** Capitals, and without the opacity of a colour that has all of it. */
const shown = (hex: string) => hex.replace(/^(#.{6})ff$/i, '$1').toUpperCase();

/** A colour beside other fields: its digits, and the whole picker on a press. */
export function ColorButton({ label, value, onChange }: ColorButtonProps) {
  return (
    <Stack gap={2}>
      <span className={styles.groupLabel} aria-hidden="true">
        {label}
      </span>
      <Popover
        label={label}
        width={420}
        trigger={
          <Button fullWidth iconEnd={ChevronDown} aria-label={`${label}: ${shown(value)}`}>
            <span className={styles.swatch} style={{ background: value }} />
            {shown(value)}
          </Button>
        }
      >
        <ColorPicker label={label} value={value} onChange={onChange} />
      </Popover>
    </Stack>
  );
}

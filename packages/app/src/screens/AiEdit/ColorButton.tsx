import { ColorPicker, Icon, Popover } from '@lectern/ui';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components';
import * as styles from './ColorButton.css.ts';

export interface ColorButtonProps {
  label: string;
  /** 3, 4, 6 or 8 hex digits after '#'. */
  value: string;
  onChange: (hex: string) => void;
}

/** In capitals, without the alpha digits of an opaque colour. */
const shown = (hex: string) => hex.replace(/^(#.{6})ff$/i, '$1').toUpperCase();

/** A colour next to other fields: shows its digits and opens the full picker when pressed. */
export function ColorButton({ label, value, onChange }: ColorButtonProps) {
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <Popover
        label={label}
        width={424}
        trigger={
          <Button className={styles.box} aria-label={`${label}: ${shown(value)}`}>
            <span className={styles.swatch} style={{ background: value }} />
            <span className={styles.digits}>{shown(value)}</span>
            <span className={styles.caret}>
              <Icon icon={ChevronDown} size="sm" />
            </span>
          </Button>
        }
      >
        <ColorPicker label={label} value={value} onChange={onChange} />
      </Popover>
    </div>
  );
}

import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components';
import * as choice from '../Field/choice.css.ts';
import { FieldHelp, helpOf, type FieldWords } from '../Field/FieldBody.tsx';
import * as styles from './Switch.css.ts';

export interface SwitchProps
  extends
    Omit<SwitchFieldProps, 'className' | 'style' | 'children' | 'render' | 'isInvalid'>,
    Pick<FieldWords, 'description'> {
  /** The label, naming what is switched on. */
  children: ReactNode;
  /**
   * Position of the track: before the label, or at the end of the line in a list of settings, where the
   * label is larger and the tracks form a column.
   */
  placement?: (typeof styles.SWITCH_PLACEMENTS)[number];
}

/** Switches a setting on or off at once. Use `Checkbox` in a form that is submitted. */
export function Switch({ children, description, placement = 'start', ...props }: SwitchProps) {
  return (
    <SwitchField {...helpOf({ description })} {...props} className={styles.field({ placement })}>
      <SwitchButton className={styles.row({ placement })}>
        <span className={styles.track}>
          <span className={styles.knob} />
        </span>
        <span className={choice.words}>{children}</span>
      </SwitchButton>
      <div className={styles.help({ placement })}>
        <FieldHelp description={description} />
      </div>
    </SwitchField>
  );
}

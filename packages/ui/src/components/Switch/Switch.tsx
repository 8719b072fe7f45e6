import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components';
import * as choice from '../Field/choice.css.ts';
import { FieldHelp, type FieldWords } from '../Field/FieldBody.tsx';
import * as styles from './Switch.css.ts';

export interface SwitchProps
  extends
    Omit<SwitchFieldProps, 'className' | 'style' | 'children' | 'render' | 'isInvalid'>,
    Pick<FieldWords, 'description'> {
  /** Its label: what is on. */
  children: ReactNode;
}

/** On or off, at once. Use `Checkbox` in a form that is sent. */
export function Switch({ children, description, ...props }: SwitchProps) {
  return (
    <SwitchField {...props} className={choice.field}>
      <SwitchButton className={choice.row}>
        <span className={styles.track}>
          <span className={styles.knob} />
        </span>
        <span className={choice.words}>{children}</span>
      </SwitchButton>
      <div className={styles.help}>
        <FieldHelp description={description} />
      </div>
    </SwitchField>
  );
}

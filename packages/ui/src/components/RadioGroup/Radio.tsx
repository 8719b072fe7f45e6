import { Check, ImageOff, type LucideIcon } from 'lucide-react';
import { useContext, type ReactNode } from 'react';
import { RadioButton, RadioField, type RadioFieldProps } from 'react-aria-components';
import * as choice from '../Field/choice.css.ts';
import { FieldHelp, type FieldWords } from '../Field/FieldBody.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { RadioVariant } from './RadioGroup.tsx';
import * as styles from './RadioGroup.css.ts';
import * as tiles from './RadioTile.css.ts';

export interface RadioProps
  extends
    Omit<RadioFieldProps, 'className' | 'style' | 'children' | 'render'>,
    Pick<FieldWords, 'description'> {
  /** The group's value while this option is selected. */
  value: string;
  /** The label. */
  children: ReactNode;
  /** Picture at 4:3 above the label of a card; the label says what it shows. */
  picture?: string | null;
  /** Replaces a missing or broken picture of a card; fills the disc of a wide option. */
  icon?: LucideIcon;
}

/** One option of a `RadioGroup`. */
export function Radio({ children, description, picture, icon, ...props }: RadioProps) {
  const variant = useContext(RadioVariant);
  const help = description !== undefined && <FieldHelp description={description} />;
  if (variant === 'wide') {
    return (
      <RadioField {...props} className={styles.cardField}>
        <RadioButton className={styles.wideCard}>
          {icon && (
            <span className={styles.disc}>
              <Icon icon={icon} />
            </span>
          )}
          <span className={styles.wideWords}>
            <span className={styles.wideName}>{children}</span>{' '}
            {/* Part of the name: it is short, and would be read twice as separate help. */}
            <span className={styles.wideHelp}>{description}</span>
          </span>
          <span className={styles.cardCircle} />
        </RadioButton>
      </RadioField>
    );
  }
  if (variant === 'list') {
    return (
      <RadioField {...props} className={choice.field}>
        <RadioButton className={choice.row}>
          <span className={styles.circle} />
          <span className={choice.words}>{children}</span>
        </RadioButton>
        {help && <div className={choice.help}>{help}</div>}
      </RadioField>
    );
  }
  if (variant === 'tile') {
    return (
      <RadioField {...props} className={styles.cardField}>
        <RadioButton className={tiles.tile}>
          <span className={tiles.tilePicture}>
            <Picture src={picture} missingIcon={icon ?? ImageOff} />
          </span>
          <span className={tiles.tileTick}>
            <Icon icon={Check} size="sm" />
          </span>
          <span className={tiles.tileName}>{children}</span>
        </RadioButton>
      </RadioField>
    );
  }
  const hasFrame = icon !== undefined || (picture !== undefined && picture !== null);
  return (
    <RadioField {...props} className={styles.cardField}>
      <RadioButton className={styles.card}>
        {hasFrame && (
          <span className={styles.picture}>
            <Picture src={picture} missingIcon={icon ?? ImageOff} />
          </span>
        )}
        <span className={styles.cardLine}>
          <span className={choice.words}>{children}</span>
          <span className={styles.cardCircle} />
        </span>
        {help && <span className={styles.cardHelp}>{help}</span>}
      </RadioButton>
    </RadioField>
  );
}

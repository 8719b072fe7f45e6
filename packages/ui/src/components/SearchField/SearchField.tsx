import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import {
  Button,
  Group,
  Input,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components';
import { surface } from '../Button/Button.css.ts';
import { FieldBody, helpOf, type FieldWords } from '../Field/FieldBody.tsx';
import * as styles from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { shape } from '../IconButton/IconButton.css.ts';

export interface SearchFieldProps
  extends
    Omit<AriaSearchFieldProps, 'className' | 'style' | 'children' | 'render' | 'isInvalid'>,
    Omit<FieldWords, 'isInvalid' | 'errorMessage'>,
    styles.FieldVariants {
  /** Shown while the field is empty: 'Search videos...'. */
  placeholder?: string;
  /** The input element, for a shortcut that moves focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field for search terms; Escape and the clear button empty it. The list of results announces its own
 * count.
 */
export function SearchField({
  label,
  isOptional,
  isLabelHidden,
  description,
  placeholder,
  size,
  ref,
  ...props
}: SearchFieldProps) {
  return (
    <AriaSearchField {...helpOf({ description })} {...props} className={styles.field}>
      {({ isEmpty }) => (
        <FieldBody {...{ label, isOptional, isLabelHidden, description }}>
          <Group className={styles.box({ size, hasTrailing: !isEmpty })}>
            <span className={styles.icon}>
              <Icon icon={Search} size="sm" />
            </span>
            <Input dir="auto" ref={ref} className={styles.input} placeholder={placeholder} />
            {!isEmpty && (
              // Not an IconButton: React Aria names it in the user's language.
              <Button
                className={`${surface({ variant: 'ghost', size: 'sm' })} ${shape({ size: 'sm' })}`}
              >
                <Icon icon={X} size="sm" />
              </Button>
            )}
          </Group>
        </FieldBody>
      )}
    </AriaSearchField>
  );
}

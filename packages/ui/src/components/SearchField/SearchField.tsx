import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import {
  Group,
  Input,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { FieldBody, type FieldWords } from '../Field/FieldBody.tsx';
import * as styles from '../Field/Field.css.ts';

export interface SearchFieldProps
  extends
    Omit<AriaSearchFieldProps, 'className' | 'style' | 'children' | 'render' | 'isInvalid'>,
    Omit<FieldWords, 'isInvalid' | 'errorMessage'>,
    styles.FieldVariants {
  /** What is searched: 'Search videos...'. */
  placeholder?: string;
  /** The input itself, for a shortcut that moves focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/** Words to look for; Escape and the cross empty it. The result list announces its own count. */
export function SearchField({
  label,
  isLabelHidden,
  description,
  placeholder,
  size,
  ref,
  ...props
}: SearchFieldProps) {
  return (
    <AriaSearchField {...props} className={styles.field}>
      {({ isEmpty }) => (
        <FieldBody {...{ label, isLabelHidden, description }}>
          <Group className={styles.box({ size, hasTrailing: !isEmpty })}>
            <span className={styles.icon}>
              <Icon icon={Search} size="sm" />
            </span>
            <Input ref={ref} className={styles.input} placeholder={placeholder} />
            {!isEmpty && (
              <IconButton icon={X} size="sm" aria-label="Clear search" tooltip={false} />
            )}
          </Group>
        </FieldBody>
      )}
    </AriaSearchField>
  );
}

import { Search, X } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import { Group, Input, TextField, type TextFieldProps } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { FieldBody, helpOf, type FieldWords } from '../Field/FieldBody.tsx';
import * as styles from '../Field/Field.css.ts';

export interface SearchFieldProps
  extends
    Omit<TextFieldProps, 'className' | 'style' | 'children' | 'render' | 'isInvalid'>,
    Omit<FieldWords, 'isInvalid' | 'errorMessage'>,
    styles.FieldVariants {
  /** What is searched: 'Search videos...'. */
  placeholder?: string;
  /** The cross or Escape emptied it. */
  onClear?: () => void;
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
  value: given,
  defaultValue = '',
  onChange,
  onClear,
  onKeyDown,
  ref,
  ...props
}: SearchFieldProps) {
  const [own, setOwn] = useState(defaultValue);
  const value = given ?? own;
  const field = useRef<HTMLDivElement>(null);

  function change(next: string): void {
    setOwn(next);
    onChange?.(next);
  }
  function clear(): void {
    change('');
    onClear?.();
  }

  return (
    <TextField
      {...helpOf({ description })}
      {...props}
      ref={field}
      type="search"
      value={value}
      onChange={change}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const isEditable = !props.isDisabled && !props.isReadOnly;
        if (event.key === 'Escape' && value !== '' && isEditable) clear();
        // An Escape that empties it closes no dialog around it.
        else event.continuePropagation();
      }}
      className={styles.field}
    >
      <FieldBody {...{ label, isLabelHidden, description }}>
        <Group className={styles.box({ size, hasTrailing: value !== '' })}>
          <span className={styles.icon}>
            <Icon icon={Search} size="sm" />
          </span>
          <Input dir="auto" ref={ref} className={styles.input} placeholder={placeholder} />
          {value !== '' && (
            <IconButton
              icon={X}
              size="sm"
              aria-label="Clear search"
              tooltip={false}
              isDisabled={props.isDisabled || props.isReadOnly}
              // Escape does the same by keyboard; the caret stays in the field, and a phone's keys up.
              excludeFromTabOrder
              preventFocusOnPress
              onPressStart={() => field.current?.querySelector('input')?.focus()}
              onPress={clear}
            />
          )}
        </Group>
      </FieldBody>
    </TextField>
  );
}

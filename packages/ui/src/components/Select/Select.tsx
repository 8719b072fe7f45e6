import { ChevronDown } from 'lucide-react';
import { ListBox, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { FieldBody, helpOf, type FieldWords } from '../Field/FieldBody.tsx';
import { useFieldError } from '../Field/useFieldError.ts';
import * as field from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as menu from '../Menu/Menu.css.ts';
import { SheetTitle } from '../Popover/SheetTitle.tsx';
import { useBottomSheet } from '../Popover/useBottomSheet.ts';
import { SelectTrigger } from './SelectTrigger.tsx';
import { selectOption, type SelectItem } from './selectOption.tsx';
import * as styles from './Select.css.ts';

export interface SelectProps<Id extends string> extends FieldWords, field.FieldVariants {
  /** The options; without any, the field is disabled. */
  items: readonly SelectItem<Id>[];
  /** The `id` of the selected value; `null` for none. */
  selectedKey?: Id | null;
  /** The initial value of an uncontrolled field. */
  defaultSelectedKey?: Id;
  /** Called with the `id` of the selected value. */
  onSelectionChange?: (key: Id) => void;
  /** Muted text before the value, 'Sort by'; hidden if there is no room for both. */
  prefix?: string;
  /** Shown while no value is selected. */
  placeholder?: string;
  /** The field's name in a `Form`. */
  name?: string;
  /** Disables the field: it cannot be changed or focused. */
  isDisabled?: boolean;
  /** Announces the field as required; does not validate it. */
  isRequired?: boolean;
}

/**
 * Selects one value from a list, which is a bottom sheet on phones. Use `SegmentedControl` for two or three
 * values, `Menu` for actions.
 */
export function Select<Id extends string>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isInvalid,
  items,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  prefix,
  size,
  isDisabled,
  ...props
}: SelectProps<Id>) {
  const error = useFieldError({ name: props.name, errorMessage, isInvalid });
  const { isSheet, ...look } = useBottomSheet(`${menu.popover} ${styles.popover}`);
  return (
    <AriaSelect
      {...helpOf({ description, errorMessage: error.errorMessage })}
      {...props}
      validationBehavior="aria"
      // A list without options would never open.
      isDisabled={isDisabled === true || items.length === 0}
      isInvalid={error.isInvalid}
      value={selectedKey}
      defaultValue={defaultSelectedKey}
      onChange={(key) => {
        const chosen = items.find((item) => item.id === key);
        if (chosen) onSelectionChange?.(chosen.id);
      }}
      className={field.field}
    >
      <FieldBody
        {...{ label, isLabelHidden, description }}
        errorMessage={error.errorMessage}
        isRequired={props.isRequired}
      >
        <SelectTrigger isSheet={isSheet} className={`${field.box({ size })} ${styles.trigger}`}>
          <span className={styles.words}>
            <SelectValue dir="auto" className={styles.value}>
              {({ isPlaceholder, selectedText, defaultChildren }) =>
                isPlaceholder ? defaultChildren : selectedText
              }
            </SelectValue>
            {/* The space separates value and prefix in the markup. */}
            {prefix !== undefined && (
              <>
                {' '}
                <span className={styles.prefix}>{prefix}</span>
              </>
            )}
          </span>
          <span className={styles.caret}>
            <Icon icon={ChevronDown} size="sm" />
          </span>
        </SelectTrigger>
        <Popover {...look} offset={4} placement="bottom start">
          <SheetTitle isSheet={isSheet}>{label}</SheetTitle>
          <ListBox className={menu.list} items={items}>
            {selectOption}
          </ListBox>
        </Popover>
      </FieldBody>
    </AriaSelect>
  );
}

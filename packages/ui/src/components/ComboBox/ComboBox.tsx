import { ChevronDown } from 'lucide-react';
import { useContext, type Ref } from 'react';
import {
  Button,
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Group,
  Input,
  Popover,
} from 'react-aria-components';
import { useMessages } from '../../messages/useMessages.ts';
import * as field from '../Field/Field.css.ts';
import { FieldBody, helpOf, type FieldWords } from '../Field/FieldBody.tsx';
import { useFieldError } from '../Field/useFieldError.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as menu from '../Menu/Menu.css.ts';
import type { SelectItem } from '../Select/selectOption.tsx';
import { visuallyHidden } from '../Text/Text.css.ts';
import { ComboBoxList, type ComboBoxSection } from './ComboBoxList.tsx';
import * as styles from './ComboBox.css.ts';
import { messages } from './ComboBox.messages.ts';

type Options<Id extends string> =
  | { items: readonly SelectItem<Id>[]; sections?: never }
  /** Options under headings; ids are unique across all sections. */
  | { items?: never; sections: readonly ComboBoxSection<Id>[] };

interface ComboBoxBase<Id extends string> extends FieldWords, field.FieldVariants {
  /** The `id` of the selected option; `null` for none. */
  selectedKey?: Id | null;
  /** The initial value of an uncontrolled field. */
  defaultSelectedKey?: Id;
  /** Called with the selected id, or `null` when the user has cleared the field. */
  onSelectionChange?: (key: Id | null) => void;
  /** Shown in the list when nothing matches the typed text. */
  emptyText?: string;
  /** Shown while the field is empty. */
  placeholder?: string;
  /** The field's name in a `Form`. */
  name?: string;
  /** Disables the field: it cannot be changed or focused. */
  isDisabled?: boolean;
  /** Announces the field as required; does not validate it. */
  isRequired?: boolean;
  /** The input element. */
  ref?: Ref<HTMLInputElement>;
}

export type ComboBoxProps<Id extends string> = ComboBoxBase<Id> & Options<Id>;

/**
 * Selects one value from a long list, found by typing part of it. Use `Select` for a list that can be taken
 * in at a glance, and `SearchField` if users may type any text.
 */
export function ComboBox<Id extends string>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isInvalid,
  items,
  sections,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  emptyText: ownEmptyText,
  placeholder,
  size,
  ref,
  ...props
}: ComboBoxProps<Id>) {
  const words = useMessages('comboBox', messages);
  const error = useFieldError({ name: props.name, errorMessage, isInvalid });
  const emptyText = ownEmptyText ?? words.empty;
  const idOf = (key: unknown) =>
    (items ?? sections.flatMap((section) => section.items)).find(({ id }) => id === key)?.id;
  return (
    <AriaComboBox
      {...helpOf({ description, errorMessage: error.errorMessage })}
      {...props}
      validationBehavior="aria"
      allowsEmptyCollection
      isInvalid={error.isInvalid}
      value={selectedKey}
      defaultValue={defaultSelectedKey}
      onChange={(key) => onSelectionChange?.(idOf(key) ?? null)}
      className={field.field}
    >
      <FieldBody
        {...{ label, isLabelHidden, description }}
        errorMessage={error.errorMessage}
        isRequired={props.isRequired}
      >
        <Group aria-label={label} className={field.box({ size, hasTrailing: true })}>
          <Input dir="auto" ref={ref} className={field.input} placeholder={placeholder} />
          <Button className={styles.trigger}>
            <Icon icon={ChevronDown} size="sm" />
          </Button>
        </Group>
        <Popover className={`${menu.popover} ${styles.popover}`} offset={4}>
          <ComboBoxList {...{ items, sections, emptyText }} />
        </Popover>
        <EmptyStatus emptyText={emptyText} />
      </FieldBody>
    </AriaComboBox>
  );
}

/** Announces that nothing matches (WCAG 2.2, 4.1.3). */
function EmptyStatus({ emptyText }: { emptyText: string }) {
  const state = useContext(ComboBoxStateContext);
  const isEmpty = state?.isOpen === true && state.collection.size === 0;
  return (
    // The attribute keeps React Aria from hiding this element along with the page behind the open list.
    <span role="status" data-live-announcer="true" className={visuallyHidden}>
      {isEmpty && emptyText}
    </span>
  );
}

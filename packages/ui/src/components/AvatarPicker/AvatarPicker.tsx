import { ListBox, ListBoxItem } from 'react-aria-components';
import * as grids from '../../layout/Grid.css.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { AvatarCard, type AvatarCardProps } from '../AvatarCard/AvatarCard.tsx';
import * as styles from './AvatarPicker.css.ts';
import { messages } from './AvatarPicker.messages.ts';

/** A portrait to choose. */
export interface AvatarOption extends Omit<AvatarCardProps, 'isSelected'> {
  /** Passed to `onSelectionChange`. */
  id: string;
}

export interface AvatarPickerProps {
  /** Names the choice: 'Presenters'. */
  label: string;
  /** In the order in which they are shown. */
  avatars: readonly AvatarOption[];
  /** Null while none is chosen. */
  selectedId: string | null;
  /** The id of the avatar that was chosen. */
  onSelectionChange: (id: string) => void;
  /** `portraits` 1–4 columns, beside an aside; `portraitsWide` 1–5 over the whole page. */
  layout?: 'portraits' | 'portraitsWide';
  /** A sentence where there is none. */
  emptyMessage?: string;
}

/**
 * One avatar out of many, as portraits. Arrow keys move through rows and columns, Space or Enter
 * chooses, letters find a name.
 */
export function AvatarPicker({
  label,
  avatars,
  selectedId,
  onSelectionChange,
  layout = 'portraits',
  emptyMessage,
}: AvatarPickerProps) {
  const words = useMessages('avatarPicker', messages);
  return (
    <ListBox
      className={`${grids.grid[layout]} ${styles.list}`}
      aria-label={label}
      layout="grid"
      items={avatars}
      dependencies={[selectedId]}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={selectedId === null ? [] : [selectedId]}
      onSelectionChange={(keys) => {
        const [id] = keys === 'all' ? [] : keys;
        if (id !== undefined) onSelectionChange(String(id));
      }}
      renderEmptyState={() => <p className={styles.empty}>{emptyMessage ?? words.empty}</p>}
    >
      {({ id, ...avatar }) => (
        <ListBoxItem id={id} textValue={avatar.name} className={styles.option}>
          {({ isSelected }) => <AvatarCard {...avatar} isSelected={isSelected} />}
        </ListBoxItem>
      )}
    </ListBox>
  );
}

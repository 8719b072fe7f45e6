import { ListBox, ListBoxItem } from 'react-aria-components';
import * as grids from '../../layout/Grid.css.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { AvatarCard, type AvatarCardProps } from '../AvatarCard/AvatarCard.tsx';
import * as styles from './AvatarPicker.css.ts';
import { messages } from './AvatarPicker.messages.ts';

/** An avatar to choose. */
export interface AvatarOption extends Omit<AvatarCardProps, 'isSelected'> {
  /** Passed to `onSelectionChange`. */
  id: string;
}

export interface AvatarPickerProps {
  /** Names the list for assistive technology: 'Presenters'. */
  label: string;
  /** The avatars in display order. */
  avatars: readonly AvatarOption[];
  /** Null while no avatar is selected. */
  selectedId: string | null;
  /** Called with the id of the selected avatar. */
  onSelectionChange: (id: string) => void;
  /** `portraits` has 1–4 columns, next to an aside; `portraitsWide` has 1–5 across the whole page. */
  layout?: 'portraits' | 'portraitsWide';
  /** A sentence shown when there are no avatars. */
  emptyMessage?: string;
}

/**
 * Selects one avatar out of many, shown as portraits. Arrow keys move through rows and columns, Space or
 * Enter selects, and typing letters finds a name.
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

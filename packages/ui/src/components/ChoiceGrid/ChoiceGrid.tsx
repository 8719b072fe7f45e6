import type { LucideIcon } from 'lucide-react';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import { outline } from '../Icon/outline.ts';
import * as styles from './ChoiceGrid.css.ts';

/** One of the choices. */
export interface GridChoice {
  /** Passed to `onChoose`. */
  id: string;
  label: string;
  icon: LucideIcon;
  /** Rotation of the icon in degrees. */
  turn?: number;
}

export interface ChoiceSection {
  title: string;
  choices: readonly GridChoice[];
  /** Returns the URL of a choice's picture, or null if it has none yet. Without it, choices are icons. */
  pictureOf?: (id: string) => string | null;
}

export interface ChoiceGridProps {
  /** Names the list for assistive technology. */
  label: string;
  /** The choices, grouped under headings. */
  sections: readonly ChoiceSection[];
  /** The current choice, which has focus at first; null if there is none. */
  selectedId: string | null;
  /** Called with the `id` of the chosen item. */
  onChoose: (id: string) => void;
}

function Drawing({ icon, turn = 0 }: Pick<GridChoice, 'icon' | 'turn'>) {
  const d = outline(icon);
  return d === null ? null : (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} transform={`rotate(${turn} 12 12)`} />
    </svg>
  );
}

/**
 * A few dozen choices with a picture each, shown in a `Popover`: four in a row, three on phones. Arrow keys
 * move through rows and columns, typing letters finds a name, Enter chooses. Use `Menu` for choices in
 * text.
 */
export function ChoiceGrid({ label, sections, selectedId, onChoose }: ChoiceGridProps) {
  return (
    <ListBox
      className={styles.grid}
      aria-label={label}
      layout="grid"
      selectionMode="single"
      // Escape closes the popover; by default it would clear the selection.
      escapeKeyBehavior="none"
      selectedKeys={selectedId === null ? [] : [selectedId]}
      // The popover was opened for this list.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={selectedId === null ? 'first' : true}
      onSelectionChange={(keys) => {
        const [id = selectedId] = keys === 'all' ? [] : keys;
        // A press on the current choice chooses it again.
        if (id !== null) onChoose(String(id));
      }}
    >
      {sections.map(({ title, choices, pictureOf }) => (
        <ListBoxSection key={title} className={styles.section}>
          <Header className={styles.title}>{title}</Header>
          {choices.map(({ id, label: name, icon, turn }) => {
            const picture = pictureOf?.(id);
            return (
              <ListBoxItem
                key={id}
                id={id}
                textValue={name}
                className={pictureOf ? styles.pictured : styles.plain}
              >
                {pictureOf ? (
                  <span className={styles.picture}>
                    {picture === null || picture === undefined ? (
                      <Drawing icon={icon} {...(turn !== undefined && { turn })} />
                    ) : (
                      <img className={styles.image} src={picture} alt="" />
                    )}
                  </span>
                ) : (
                  <Drawing icon={icon} {...(turn !== undefined && { turn })} />
                )}
                <span className={styles.name}>{name}</span>
              </ListBoxItem>
            );
          })}
        </ListBoxSection>
      ))}
    </ListBox>
  );
}

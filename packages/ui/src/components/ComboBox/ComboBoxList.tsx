import {
  Collection,
  Header,
  ListBox,
  ListBoxSection,
  ListLayout,
  Virtualizer,
} from 'react-aria-components';
import * as menu from '../Menu/Menu.css.ts';
import { selectOption, type SelectItem } from '../Select/selectOption.tsx';
import { useFocusedInView } from './useFocusedInView.ts';
import * as styles from './ComboBox.css.ts';

export interface ComboBoxSection<Id extends string> {
  id: string;
  label: string;
  items: readonly SelectItem<Id>[];
}

interface ComboBoxListProps<Id extends string> {
  items: readonly SelectItem<Id>[] | undefined;
  sections: readonly ComboBoxSection<Id>[] | undefined;
  emptyText: string;
}

/** Estimates in px. Rows are measured, because labels wrap and users enlarge text. */
const layoutOptions = { estimatedRowSize: 36, estimatedHeadingSize: 30 };

/** The options of a `ComboBox`; only those in view are in the document. */
export function ComboBoxList<Id extends string>({
  items,
  sections,
  emptyText,
}: ComboBoxListProps<Id>) {
  const looks = {
    ref: useFocusedInView(),
    className: `${menu.list} ${styles.list}`,
    renderEmptyState: () => <span className={styles.empty}>{emptyText}</span>,
  };
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
      {sections === undefined ? (
        <ListBox {...looks} items={items}>
          {selectOption}
        </ListBox>
      ) : (
        <ListBox {...looks} items={sections}>
          {(section) => (
            <ListBoxSection>
              <Header className={styles.sectionTitle}>{section.label}</Header>
              <Collection items={section.items}>{selectOption}</Collection>
            </ListBoxSection>
          )}
        </ListBox>
      )}
    </Virtualizer>
  );
}

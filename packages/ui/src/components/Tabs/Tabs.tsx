import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import * as styles from './Tabs.css.ts';

export interface TabItem<Id extends string> {
  /** Unique among the tabs; `onSelectionChange` gets it. */
  id: Id;
  /** A word or two. */
  label: ReactNode;
  /** The content of the panel. */
  content: ReactNode;
  /** It cannot be selected. */
  isDisabled?: boolean;
}

export interface TabsProps<Id extends string> {
  /** Name of the tab list for assistive technology. */
  label: string;
  /** From the side where text begins. */
  items: readonly TabItem<Id>[];
  /** The controlled selection; the first tab is selected at first without it. */
  selectedKey?: Id;
  /** At the end of the tabs' line: a link to all that a tab shows a part of. */
  end?: ReactNode;
  /** Called with the `id` of the tab that was selected. */
  onSelectionChange?: (key: Id) => void;
}

/** Switches between contents. Use `SegmentedControl` to filter one content. */
export function Tabs<Id extends string>({
  label,
  items,
  end,
  selectedKey,
  onSelectionChange,
}: TabsProps<Id>) {
  return (
    <AriaTabs
      selectedKey={selectedKey}
      onSelectionChange={(key) => {
        const chosen = items.find((item) => item.id === key);
        if (chosen) onSelectionChange?.(chosen.id);
      }}
    >
      <div className={styles.line}>
        <TabList aria-label={label} className={styles.list}>
          {items.map((item) => (
            <Tab key={item.id} id={item.id} isDisabled={item.isDisabled} className={styles.tab}>
              <span className={styles.words}>{item.label}</span>
            </Tab>
          ))}
        </TabList>
        {end !== undefined && <div className={styles.end}>{end}</div>}
      </div>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={styles.panel}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import * as styles from './Tabs.css.ts';

export interface TabItem<Id extends string> {
  /** Unique among the tabs; passed to `onSelectionChange`. */
  id: Id;
  /** One or two words. */
  label: ReactNode;
  /** The content of the panel. */
  content: ReactNode;
  /** Whether the tab cannot be selected. */
  isDisabled?: boolean;
}

export interface TabsProps<Id extends string> {
  /** Name of the tab list for assistive technology. */
  label: string;
  /** The tabs from the start side. */
  items: readonly TabItem<Id>[];
  /** The controlled selection. Without it the first tab is selected at first. */
  selectedKey?: Id;
  /** Shown at the end of the tab line: a link to everything that a tab shows part of. */
  end?: ReactNode;
  /** Called with the `id` of the selected tab. */
  onSelectionChange?: (key: Id) => void;
}

/** Switches between contents. Use `SegmentedControl` to switch between views of the same content. */
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

import { Check, Download, PenLine, Share2, Trash2 } from 'lucide-react';
import { ListBox, ListBoxItem, Menu } from 'react-aria-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as menu from '../../components/Menu/Menu.css.ts';
import type { MenuEntry } from '../../components/Menu/Menu.tsx';
import { MenuRow } from '../../components/Menu/MenuRow.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import * as select from '../../components/Select/Select.css.ts';
import { Select } from '../../components/Select/Select.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { FOCUSED, mark, SheetSection, Shown } from './Shown.tsx';
import * as styles from './Sheet.css.ts';

const FIELD = [mark('[role=group]', 'hovered')];
const OPTION = [mark('[data-key=Processing]', 'hovered')];
const ACTION = [mark('[data-key=rename]', 'hovered')];

/** Fields in every state; the one called 'Focus' is given the focus by the story. */
export function SheetFields() {
  return (
    <SheetSection title="Fields">
      <div className={styles.top}>
        <div className={styles.column}>
          <Shown label="Empty">
            <TextField label="Title" placeholder="Product Introduction" />
          </Shown>
        </div>
        <div className={styles.column}>
          <Shown label="Hover" marks={FIELD}>
            <TextField label="Title" defaultValue="Spring launch" />
          </Shown>
        </div>
        <div className={styles.column}>
          <Shown label="Focus">
            <TextField label="Title in focus" defaultValue="Spring launch" />
          </Shown>
        </div>
        <div className={styles.column}>
          <Shown label="Disabled">
            <TextField label="Title" defaultValue="AI generated" isDisabled />
          </Shown>
        </div>
        <div className={styles.column}>
          <Shown label="Error">
            <TextField
              label="Email"
              defaultValue="maya@"
              errorMessage="Please enter a valid email address"
            />
          </Shown>
        </div>
        <div className={styles.column}>
          <Shown label="With hint">
            <TextField
              label="Duration"
              defaultValue="3"
              trailing="sec"
              description="Between 1 and 999 seconds."
            />
          </Shown>
        </div>
        <div className={styles.column}>
          <Shown label="Search">
            <SearchField label="Search" placeholder="Search videos..." />
          </Shown>
        </div>
      </div>
    </SheetSection>
  );
}

const STATUSES = ['All Videos', 'Completed', 'Processing', 'Failed', 'Draft'].map((label) => ({
  id: label,
  label,
}));

const ACTIONS: MenuEntry[] = [
  { id: 'rename', label: 'Rename', icon: PenLine },
  { id: 'share', label: 'Share', icon: Share2 },
  { id: 'download', label: 'Download', icon: Download, isDisabled: true },
  { kind: 'separator', id: 'line' },
  { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger' },
];

/** A select, its list and a menu, the open ones as part of the page. */
export function SheetSelects() {
  return (
    <SheetSection title="Select">
      <div className={styles.top}>
        <div className={styles.column}>
          <Shown label="Closed">
            <Select label="Status" items={STATUSES} defaultSelectedKey="All Videos" />
          </Shown>
        </div>
        <div className={styles.column}>
          <Shown label="Focus" marks={FOCUSED}>
            <Select label="Status" items={STATUSES} defaultSelectedKey="All Videos" />
          </Shown>
        </div>
        <Shown label="Open" marks={OPTION}>
          <div className={`${menu.popover} ${styles.menu}`}>
            <ListBox
              aria-label="Status"
              className={menu.list}
              items={STATUSES}
              selectionMode="single"
              defaultSelectedKeys={['All Videos']}
            >
              {({ label }) => (
                <ListBoxItem textValue={label} className={menu.item()}>
                  {({ isSelected }) => (
                    <>
                      <span className={menu.itemLabel}>{label}</span>
                      {isSelected && (
                        <span className={select.tick}>
                          <Icon icon={Check} size="sm" />
                        </span>
                      )}
                    </>
                  )}
                </ListBoxItem>
              )}
            </ListBox>
          </div>
        </Shown>
        <Shown label="Action menu" marks={ACTION}>
          <div className={`${menu.popover} ${styles.menu}`}>
            <Menu aria-label="Actions for Spring launch" className={menu.list}>
              {ACTIONS.map((item) => (
                <MenuRow key={item.id} item={item} />
              ))}
            </Menu>
          </div>
        </Shown>
      </div>
    </SheetSection>
  );
}

import { Heading, Icon, IconButton, Illustration, ShortcutKeys, Text } from '@lectern/ui';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { Header, Input, Menu, MenuSection, SearchField } from 'react-aria-components';
import { useDelayedText } from '../../lib/useDelayedText.ts';
import * as styles from './CommandPalette.css.ts';
import type { PaletteActions } from './commands.ts';
import { PaletteFocus } from './PaletteFocus.tsx';
import { PaletteRow } from './PaletteRow.tsx';
import { useCommands } from './useCommands.ts';

const HINTS = [
  { keys: ['ArrowUp', 'ArrowDown'], press: 'or', does: 'Move' },
  { keys: ['Enter'], press: 'or', does: 'Open' },
  { keys: ['Mod', 'Enter'], press: 'together', does: 'Open in a new tab' },
] as const;

function NothingFound({ search, hasFailed }: { search: string; hasFailed: boolean }) {
  return (
    <div className={styles.nothing}>
      <div className={styles.drawing}>
        <Illustration name="search" />
      </div>
      <Heading level={2} variant="h4">
        {hasFailed ? 'Not everything could be searched' : `Nothing matches “${search}”`}
      </Heading>
      <Text variant="small" tone="muted">
        {hasFailed
          ? 'Videos or scripts may be missing. Please try again later.'
          : 'Titles, scripts, pages and commands were searched.'}
      </Text>
    </div>
  );
}

/** The palette's field and its rows. Focus stays in the field. */
export function PaletteSearch({ onClose, ...on }: PaletteActions & { onClose: () => void }) {
  const [asked, setAsked] = useState('');
  const [text, setText] = useDelayedText(asked, setAsked);
  const search = text.trim();
  const { groups, isNothingFound, isSearching, hasFailed } = useCommands(search, asked.trim(), on);
  return (
    <>
      <PaletteFocus text={text} onTextChange={setText}>
        <div className={styles.field}>
          <Icon icon={Search} />
          {/* The dialog handles Escape, not the field: one press closes. */}
          <SearchField
            aria-label="Search or type a command"
            // The user opened the palette to type here.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            className={styles.search}
          >
            <Input
              dir="auto"
              className={styles.input}
              placeholder="Search or type a command"
              onKeyDown={({ key }) => {
                if (key === 'Escape') onClose();
              }}
            />
          </SearchField>
          <span aria-hidden="true" className={styles.escape}>
            <ShortcutKeys keys={['Escape']} />
          </span>
          <span className={styles.close}>
            <IconButton icon={X} aria-label="Close" onPress={onClose} />
          </span>
        </div>
        <div className={styles.list}>
          <div role="status">
            {isNothingFound && !isSearching && (
              <NothingFound search={search} hasFailed={hasFailed} />
            )}
          </div>
          <Menu aria-label="Commands" className={styles.menu}>
            {groups.map(({ title, commands }) => (
              <MenuSection key={title} id={title} aria-label={title}>
                {!isNothingFound && <Header className={styles.heading}>{title}</Header>}
                {commands.map((command) => (
                  <PaletteRow
                    key={command.id}
                    command={command}
                    search={search}
                    onClose={onClose}
                  />
                ))}
              </MenuSection>
            ))}
          </Menu>
        </div>
      </PaletteFocus>
      <div className={styles.hints}>
        {HINTS.map(({ does, ...shortcut }) => (
          <span key={does} className={styles.hint}>
            <ShortcutKeys {...shortcut} />
            {does}
          </span>
        ))}
      </div>
    </>
  );
}

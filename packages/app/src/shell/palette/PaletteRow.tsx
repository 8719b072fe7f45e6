import { Icon, ShortcutKeys } from '@lectern/ui';
import { MenuItem } from 'react-aria-components';
import * as styles from './CommandPalette.css.ts';
import type { Command } from './commands.ts';
import { markMatch } from './matching.ts';

export interface PaletteRowProps {
  command: Command;
  /** Its first match in the label is shown bold. */
  search: string;
  onClose: () => void;
}

/** One row of the palette. An action replaces the palette with what it opens; a link closes the palette. */
export function PaletteRow({ command, search, onClose }: PaletteRowProps) {
  const { id, label, icon, picture, detail, shortcut, href, onAction = onClose } = command;
  return (
    <MenuItem id={id} textValue={label} href={href} onAction={onAction} className={styles.row}>
      {({ isFocused }) => (
        <>
          {picture ? (
            <img src={picture} alt="" className={styles.picture} />
          ) : (
            <span className={styles.icon}>
              <Icon icon={icon} />
            </span>
          )}
          {/* A title in another direction must not reorder its neighbours. */}
          <bdi className={styles.label}>
            {markMatch(label, search).map(({ text, isMatch }, index) =>
              isMatch ? (
                <strong key={index} className={styles.match}>
                  {text}
                </strong>
              ) : (
                text
              ),
            )}
          </bdi>
          {detail !== undefined && detail !== '' && <span className={styles.detail}>{detail}</span>}
          {/* Keeps the row's accessible name to its text. */}
          <span aria-hidden="true" className={styles.keys}>
            {shortcut && <ShortcutKeys {...shortcut} />}
            {isFocused && !shortcut && <ShortcutKeys keys={['Enter']} />}
          </span>
        </>
      )}
    </MenuItem>
  );
}

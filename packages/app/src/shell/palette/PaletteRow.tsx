import { Icon, ShortcutKeys } from '@lectern/ui';
import { MenuItem } from 'react-aria-components';
import * as styles from './CommandPalette.css.ts';
import type { Command } from './commands.ts';
import { markMatch } from './matching.ts';

export interface PaletteRowProps {
  command: Command;
  /** Its first match in the label is bold. */
  search: string;
  onClose: () => void;
}

/** One row of the palette. An action opens what it opens in the palette's place; a link closes it. */
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
          {/* A title of another direction must not turn its neighbours round. */}
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
          {/* The row's name stays its words. */}
          <span aria-hidden="true" className={styles.keys}>
            {shortcut && <ShortcutKeys {...shortcut} />}
            {isFocused && !shortcut && <ShortcutKeys keys={['Enter']} />}
          </span>
        </>
      )}
    </MenuItem>
  );
}

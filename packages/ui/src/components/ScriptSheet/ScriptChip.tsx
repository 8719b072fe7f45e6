import type { LucideIcon } from 'lucide-react';
import { outline } from '../Icon/outline.ts';
import * as styles from './ScriptChip.css.ts';

/** A mark that is drawn in the place of its words. The same object from key to key. */
export interface Chip {
  icon: LucideIcon;
  /** Degrees that the icon is turned. */
  turn?: number;
  /** As wide as the mark's words at most: a smaller face makes up for the icon. */
  label: string;
}

/** A highlighted range of the text. */
export interface MarkedRange {
  /** UTF-16 units, half open. */
  from: number;
  to: number;
  /**
   * `note` for what is not spoken, `word` for a word that has a note, `trouble` for what needs a look,
   * `current` for the one of these whose note is open; `danger` for words that will be missing.
   */
  kind: 'note' | 'word' | 'trouble' | 'current' | 'danger' | 'gap';
  /** Drawn in the place of the words. */
  chip?: Chip;
  /** The selection covers the chip, which hides the browser's own highlight. */
  isSelected?: boolean;
}

/** A chip over the words of its mark, as wide as they are. */
export function ScriptChip({
  mark: { kind, isSelected = false },
  chip: { icon, turn, label },
  children,
}: {
  mark: MarkedRange;
  chip: Chip;
  children: string;
}) {
  const d = outline(icon);
  return (
    <span className={styles.place} data-chip={label}>
      {children}
      <span
        className={styles.chip}
        data-selected={isSelected || undefined}
        data-danger={kind === 'danger' || undefined}
      >
        {d !== null && (
          <svg className={styles.icon} viewBox="0 0 24 24">
            <path d={d} transform={turn === undefined ? undefined : `rotate(${turn} 12 12)`} />
          </svg>
        )}
        {label}
      </span>
    </span>
  );
}

import type { LucideIcon } from 'lucide-react';
import { outline } from '../Icon/outline.ts';
import * as styles from './ScriptChip.css.ts';

/** A chip drawn over the text of a mark. Pass the same object on every key press. */
export interface Chip {
  icon: LucideIcon;
  /** Rotation of the icon in degrees. */
  turn?: number;
  /** At most as wide as the mark's text: a smaller font size makes up for the icon. */
  label: string;
}

/** A highlighted range of the text. */
export interface MarkedRange {
  /** Start and end in UTF-16 code units; the end is exclusive. */
  from: number;
  to: number;
  /**
   * `note` for text that is not spoken, `word` for a word with a note, `trouble` for text that needs a
   * look, `current` for one of these whose note is open, `danger` for text that the video leaves out, `gap`
   * for text that the user has to fill in.
   */
  kind: 'note' | 'word' | 'trouble' | 'current' | 'danger' | 'gap';
  /** Drawn over the text. */
  chip?: Chip;
  /** Whether the selection covers the chip, which hides the browser's own highlight. */
  isSelected?: boolean;
}

/** A chip over the text of its mark, as wide as that text. */
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

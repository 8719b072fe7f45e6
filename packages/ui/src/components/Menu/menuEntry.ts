import type { LucideIcon } from 'lucide-react';

export interface MenuAction {
  /** Unique within the menu; passed to `onAction`. */
  id: string;
  /** The action, starting with a verb. */
  label: string;
  /** A short explanation below the label. */
  description?: string;
  /** Shown before the label. */
  icon?: LucideIcon;
  /** Shown at the end of the row: an arrow for an action that opens elsewhere. */
  iconEnd?: LucideIcon;
  /** Marks a destructive action. */
  tone?: 'danger';
  /** Skips the row on keyboard navigation, and ignores presses. */
  isDisabled?: boolean;
  /** A short label at the end of the row: 'Coming soon'. */
  badge?: string;
  /** Makes the row a link. */
  href?: string;
  /** Target of the link: '_blank' for a new tab. */
  target?: string;
  /** Called when the row is activated; the menu's `onAction` is called too. */
  onAction?: () => void;
}

export interface MenuSeparator {
  kind: 'separator';
  id: string;
}

/** A row of a `Menu`: an action, or a separator between groups. */
export type MenuEntry = MenuAction | MenuSeparator;

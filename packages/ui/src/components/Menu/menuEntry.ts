import type { LucideIcon } from 'lucide-react';

export interface MenuAction {
  /** Unique in the menu; `onAction` gets it. */
  id: string;
  /** What it does, beginning with a verb. */
  label: string;
  /** What that means, in a few words below the label. */
  description?: string;
  /** Before the words. */
  icon?: LucideIcon;
  /** At the end of the row: an arrow for what opens elsewhere. */
  iconEnd?: LucideIcon;
  /** For what destroys. */
  tone?: 'danger';
  /** Skipped by the keyboard, and nothing happens on a press. */
  isDisabled?: boolean;
  /** A word at the end of the row: 'Coming soon'. */
  badge?: string;
  /** Makes the row a link. */
  href?: string;
  /** Of a link: '_blank' for a new tab. */
  target?: string;
  /** What it does; the `onAction` of the menu is called too. */
  onAction?: () => void;
}

export interface MenuSeparator {
  kind: 'separator';
  id: string;
}

/** A row of a `Menu`: something to do, or a line between groups. */
export type MenuEntry = MenuAction | MenuSeparator;

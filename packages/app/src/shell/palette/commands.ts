import type { KeyboardShortcut } from '@lectern/ui';
import {
  CirclePlus,
  CircleUserRound,
  Clapperboard,
  Contrast,
  House,
  Keyboard,
  LayoutTemplate,
  type LucideIcon,
  Plus,
  ScrollText,
  Settings2,
  Table2,
  WandSparkles,
} from 'lucide-react';
import { paths } from '../../paths.ts';
import { SHORTCUT_GROUPS } from '../shortcuts/shortcutGroups.ts';

/** A row of the palette. */
export interface Command {
  id: string;
  label: string;
  icon: LucideIcon;
  /** Picture of the finished film or the presenter, instead of the icon. */
  picture?: string | null;
  /** Shown at the end of the row: a length, a time, a number of words. */
  detail?: string;
  /** Keys for the same command on every page. */
  shortcut?: Pick<KeyboardShortcut, 'keys' | 'press'>;
  href?: string;
  onAction?: () => void;
}

/** Rows under one heading. */
export interface CommandGroup {
  title: string;
  commands: readonly Command[];
}

/** Adds the keys that the shortcuts sheet lists under the same name. */
function withShortcut(command: Command): Command {
  const listed = SHORTCUT_GROUPS.flatMap(({ shortcuts }) => shortcuts).find(
    ({ label }) => label === command.label,
  );
  return listed ? { ...command, shortcut: { keys: listed.keys, press: listed.press } } : command;
}

/** The pages of the shell, in the order of its sidebar. */
export const PAGES: readonly Command[] = [
  { id: 'dashboard', label: 'Dashboard', icon: House, href: paths.dashboard() },
  { id: 'videos', label: 'My Videos', icon: Clapperboard, href: paths.videos() },
  { id: 'create', label: 'Create Video', icon: CirclePlus, href: paths.create() },
  { id: 'templates', label: 'Templates', icon: LayoutTemplate, href: paths.templates() },
  { id: 'scripts', label: 'Scripts', icon: ScrollText, href: paths.scripts() },
  { id: 'avatars', label: 'Avatars', icon: CircleUserRound, href: paths.avatars() },
  { id: 'ai-edit', label: 'AI Edit', icon: WandSparkles, href: paths.aiEdit() },
  { id: 'settings', label: 'Settings', icon: Settings2, href: paths.settings() },
].map(withShortcut);

const TABLE: Command = {
  id: 'table',
  label: 'Make videos from a table',
  icon: Table2,
  href: paths.videosFromTable(),
};

export interface PaletteActions {
  onChooseTheme: () => void;
  onShowShortcuts: () => void;
}

/** Returns the actions that every page offers; tables only if the backend is in the page. */
export function actionCommands(on: PaletteActions, hasTables: boolean): readonly Command[] {
  const scripts = paths.scripts({ isNew: true });
  return [
    withShortcut({ id: 'new-video', label: 'Create a video', icon: Plus, href: paths.create() }),
    { id: 'new-script', label: 'Create a script', icon: ScrollText, href: scripts },
    ...(hasTables ? [TABLE] : []),
    { id: 'theme', label: 'Switch the theme', icon: Contrast, onAction: on.onChooseTheme },
    { id: 'keys', label: 'Show shortcuts', icon: Keyboard, onAction: on.onShowShortcuts },
  ];
}

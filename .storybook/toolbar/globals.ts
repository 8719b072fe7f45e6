import { OPERATION_IDS } from '@lectern/api-client/contract';
import { SCENARIO_NAMES, STORY_USERS, type StoryUser } from '@lectern/mocks/workbench';
import type { Preview } from '@storybook/react-vite';
import { ANSWERS, DELAYS } from './chosenAnswer.ts';

/** Turns 'many-videos' into 'Many videos'. */
const toTitle = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

const USER_TITLES: Readonly<Record<StoryUser, string>> = {
  plain: 'Signed in',
  beta: 'Beta user',
  'signed-out': 'Signed out',
};

type Icon =
  | 'contrast'
  | 'database'
  | 'globe'
  | 'grid'
  | 'play'
  | 'time'
  | 'transfer'
  | 'user'
  | 'wrench'
  | 'zoom'
  | 'alert';

/** The initial globals of every story. */
export const initialGlobals = {
  theme: 'light',
  direction: 'ltr',
  words: 'written',
  textSize: '100',
  motion: 'system',
  scenario: 'default',
  delay: 'none',
  operation: 'none',
  answer: '500',
  user: 'plain',
  overlay: 'none',
};

const USUAL = new Set(Object.entries(initialGlobals).map(([name, value]) => `${name}:${value}`));

/**
 * One menu of the toolbar; its value is in the address as `globals=name:value`. The default value is the
 * way back (`reset`), not an item: Storybook shows the label of whatever is chosen, and eleven labels are
 * wider than most windows.
 */
const menu = (
  name: keyof typeof initialGlobals,
  description: string,
  icon: Icon,
  items: { value: string; title: string }[],
) => ({
  description,
  toolbar: {
    icon,
    items: items.map((item) => ({
      ...item,
      type: USUAL.has(`${name}:${item.value}`) ? ('reset' as const) : ('item' as const),
    })),
    dynamicTitle: true,
  },
});

/** Everything that can be viewed differently without another story. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: menu('theme', 'Theme', 'contrast', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'both', title: 'Both themes' },
  ]),
  direction: menu('direction', 'Direction', 'transfer', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  words: menu('words', 'Words', 'globe', [
    { value: 'written', title: 'Words as written' },
    { value: 'pseudo', title: 'Pseudo-language' },
  ]),
  textSize: menu('textSize', 'Text size', 'zoom', [
    { value: '100', title: 'Text 100 %' },
    { value: '150', title: 'Text 150 %' },
    { value: '200', title: 'Text 200 %' },
  ]),
  motion: menu('motion', 'Motion', 'play', [
    { value: 'system', title: 'Motion as set on this device' },
    { value: 'reduced', title: 'Reduced motion' },
    { value: 'full', title: 'Full motion' },
  ]),
  scenario: menu(
    'scenario',
    'Backend scenario',
    'database',
    SCENARIO_NAMES.map((value) => ({ value, title: toTitle(value) })),
  ),
  delay: menu(
    'delay',
    'Response delay',
    'time',
    Object.entries(DELAYS).map(([value, { title }]) => ({ value, title })),
  ),
  operation: menu('operation', 'Operation with a different response', 'wrench', [
    { value: 'none', title: 'All operations as usual' },
    ...OPERATION_IDS.map((value) => ({ value, title: value })),
  ]),
  answer: menu(
    'answer',
    'Its response',
    'alert',
    Object.entries(ANSWERS).map(([value, title]) => ({ value, title })),
  ),
  user: menu(
    'user',
    'User',
    'user',
    STORY_USERS.map((value) => ({ value, title: USER_TITLES[value] })),
  ),
  overlay: menu('overlay', 'Overlay', 'grid', [
    { value: 'none', title: 'No overlay' },
    { value: 'grid', title: '8 px grid' },
    { value: 'names', title: 'Names and roles' },
  ]),
};

/** Storybook's own names for viewports, with the widths that the design is drawn for, in px. */
export const viewports = {
  mobile1: {
    name: '320, small phone',
    styles: { width: '320px', height: '568px' },
    type: 'mobile',
  },
  mobile2: { name: '390, phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: '768, tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  laptop: { name: '1024, laptop', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
  desktop: { name: '1440, desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

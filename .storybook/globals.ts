import { SCENARIO_NAMES, STORY_USERS, type StoryUser } from '@lectern/mocks/workbench';
import type { Preview } from '@storybook/react-vite';

/** 'many-videos' reads as 'Many videos'. */
const toTitle = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

const USER_TITLES: Readonly<Record<StoryUser, string>> = {
  plain: 'Signed in',
  beta: 'Beta user',
  'signed-out': 'Signed out',
};

/** One menu of the toolbar; its value stands in the address as `globals=name:value`. */
const menu = (
  description: string,
  icon: 'contrast' | 'transfer' | 'zoom' | 'play' | 'database' | 'user',
  items: { value: string; title: string }[],
) => ({ description, toolbar: { title: description, icon, items, dynamicTitle: true } });

/** Everything that can be looked at differently without another story. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: menu('Theme', 'contrast', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  direction: menu('Direction', 'transfer', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  textSize: menu('Text size', 'zoom', [
    { value: '100', title: 'Text 100 %' },
    { value: '200', title: 'Text 200 %' },
  ]),
  motion: menu('Motion', 'play', [
    { value: 'system', title: 'Motion as on this device' },
    { value: 'reduced', title: 'Reduced motion' },
    { value: 'full', title: 'Full motion' },
  ]),
  scenario: menu(
    'Backend scenario',
    'database',
    SCENARIO_NAMES.map((value) => ({ value, title: toTitle(value) })),
  ),
  user: menu(
    'User',
    'user',
    STORY_USERS.map((value) => ({ value, title: USER_TITLES[value] })),
  ),
};

export const initialGlobals = {
  theme: 'light',
  direction: 'ltr',
  textSize: '100',
  motion: 'system',
  scenario: 'default',
  user: 'plain',
};

/** Storybook's own names for sizes, with the widths that the design is drawn for, px. */
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

import { addons } from 'storybook/manager-api';
import { workbenchTheme } from './workbenchTheme.ts';

/** The frame around the stories follows the system; the stories follow the toolbar. */
const dark = matchMedia('(prefers-color-scheme: dark)');

function follow(): void {
  addons.setConfig({ theme: workbenchTheme(dark.matches ? 'dark' : 'light') });
}

follow();
dark.addEventListener('change', follow);

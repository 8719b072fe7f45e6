import { addons, types } from 'storybook/manager-api';
import { BothThemes } from './frame/BothThemes.tsx';
import { labelWithStatus } from './frame/labelWithStatus.ts';
import { workbenchTheme } from './frame/workbenchTheme.ts';

/** The frame around the stories follows the system; the stories follow the toolbar. */
const dark = matchMedia('(prefers-color-scheme: dark)');

function follow(): void {
  addons.setConfig({
    theme: workbenchTheme(dark.matches ? 'dark' : 'light'),
    sidebar: { renderLabel: labelWithStatus },
  });
}

follow();
dark.addEventListener('change', follow);

addons.register('lectern/both-themes', () => {
  addons.add('lectern/both-themes/preview', { type: types.PREVIEW, render: BothThemes });
});

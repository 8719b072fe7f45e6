import { expect, it } from 'vitest';
import { stylesheetClass, stylesheetName, stylesheetsOf } from './drawnStylesheets.mjs';

const BUTTON = 'packages/ui/src/components/Button/Button.css.ts';

it('names a stylesheet by its file, as an identifier may be', () => {
  expect(stylesheetName(BUTTON)).toBe('ui-components-Button-Button');
  expect(stylesheetName('.storybook/start.css.ts')).toBe('storybook-start');
  expect(stylesheetName('packages/ui/src/a_b/c.css.ts')).toBe('ui-a-b-c');
});

it('finds the stylesheets of classes again, and none in classes of others', () => {
  const classes = [
    stylesheetClass({ filePath: BUTTON, hash: 'sr6qhl1' }),
    stylesheetClass({ filePath: BUTTON, hash: 'sr6qhl0' }),
    stylesheetClass({ filePath: 'packages/app/src/shell/Shell.css.ts', hash: '1x2' }),
    'sb-previewBlock_header',
    'react-aria-Button',
  ];
  expect(stylesheetsOf(classes)).toEqual(['app-shell-Shell', 'ui-components-Button-Button']);
});

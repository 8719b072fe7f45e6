import { expect, it } from 'vitest';
import { hashOf, rulesOf, stylesheetName, stylesheetOf } from './drawnStylesheets.mjs';

const BUTTON = 'packages/ui/src/components/Button/Button.css.ts';
const TABLE = 'packages/app/src/screens/MyVideos/list/VideoTable.css.ts';

it('names a stylesheet after its file, as a valid identifier', () => {
  expect(stylesheetName(BUTTON)).toBe('ui-components-Button-Button');
  expect(stylesheetName('.storybook/pages/start.css.ts')).toBe('storybook-pages-start');
  expect(stylesheetName('packages/ui/src/a_b/c.css.ts')).toBe('ui-a-b-c');
});

it('finds the rules of our classes, and none for foreign classes', () => {
  const classes = [
    `Button_surface_variant_primary__${hashOf(BUTTON)}1`,
    `Button_surface__${hashOf(BUTTON)}0`,
    `Button_words__${hashOf(BUTTON)}1z`,
    `Button__${hashOf(BUTTON)}2`,
    `VideoTable_row__${hashOf(TABLE)}4`,
    'sb-previewBlock__header',
    'react-aria-Button',
    'Button_surface__1x2y3z0',
  ];
  expect(rulesOf(classes)).toEqual(
    [
      `${stylesheetName(TABLE)}__row`,
      'ui-components-Button-Button__',
      'ui-components-Button-Button__surface',
      'ui-components-Button-Button__surface_variant_primary',
      'ui-components-Button-Button__words',
    ].toSorted(),
  );
  expect(rulesOf(classes).map(stylesheetOf)).toContain('ui-components-Button-Button');
});

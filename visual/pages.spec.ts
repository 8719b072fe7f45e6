import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

/** One page of each kind; pages of the same kind consist of the same parts. */
const PAGES = [
  'start-welcome--docs',
  'start-find-a-component--docs',
  'start-choose-between-components--docs',
  'start-see-a-screen-in-a-state--docs',
  'start-operations-and-states--docs',
  'start-the-toolbar-and-addresses--docs',
  'foundations-colour--docs',
  'components-select--docs',
  'screens-my-videos--docs',
];

/**
 * Stories are scanned as they run; their docs pages are scanned here. A run of some stories checks only
 * those.
 */
const { VISUAL_STORY_FILES: files, VISUAL_STORIES: ids } = process.env;
const asked = files === undefined && ids === undefined ? PAGES : [];

for (const id of asked) {
  for (const theme of ['light', 'dark']) {
    test(`${id} in ${theme} has no violation`, async ({ page }) => {
      await page.goto(`/iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page })
        // The manager's frame has the landmarks.
        .disableRules(['landmark-one-main', 'page-has-heading-one', 'region'])
        // Live stories, and Storybook's own tree view of an object's values.
        .exclude('iframe')
        .exclude('.sb-unstyled')
        .exclude('.rejt-tree')
        .analyze();
      expect(
        violations.map(({ id: rule, nodes }) => [rule, nodes.map(({ html }) => html)]),
      ).toEqual([]);
    });
  }
}

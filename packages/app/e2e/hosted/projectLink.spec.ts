import { paths } from '../../src/paths.ts';
import { beSignedIn } from './actions.ts';
import { expect, test } from './fixtures.ts';

test("a project's link with dots in its id opens the project", async ({ page, ada }) => {
  const { id } = await ada.addProject();
  expect(id).toMatch(/^prj_.+\./);
  await beSignedIn(page, ada);
  const response = await page.goto(paths.project(id));
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('textbox', { name: 'Script' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('current_project_id'))).toContain(id);
});

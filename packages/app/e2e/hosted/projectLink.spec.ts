import { paths } from '../../src/paths.ts';
import { addProject } from '../server/projects.ts';
import { beSignedIn } from './actions.ts';
import { expect, test } from './fixtures.ts';

test("a project's link with dots in its id opens the project", async ({ page, server, ada }) => {
  const id = 'prj_busy-account.d1525fa3';
  addProject(server.store, ada, { _id: id, name: 'A dotted project' });
  await beSignedIn(page, server, ada);
  const response = await page.goto(paths.project(id));
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('textbox', { name: 'Script' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('current_project_id'))).toContain(id);
});

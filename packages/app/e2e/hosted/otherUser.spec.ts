import { addProject, addVideo } from '../server/projects.ts';
import { idOf } from '../server/store.ts';
import { beSignedIn, expectLogin, expectVideo, signInByForm, signOut } from './actions.ts';
import { expect, type Page, test } from './fixtures.ts';

const SECRET = 'What Ada has not told anybody';

/** Everything that a user could read or a script could find in a tab. */
function contentOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      ...[...document.querySelectorAll('input, textarea')].map((field) =>
        field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
          ? field.value
          : '',
      ),
      JSON.stringify(sessionStorage),
    ].join('\n'),
  );
}

async function expectNothingOfAda(page: Page): Promise<void> {
  const content = await contentOf(page);
  expect(content).not.toContain('Spring tour');
  expect(content).not.toContain(SECRET);
  expect(content).not.toContain('ada@example.com');
  expect(content).not.toContain('prj_');
}

test('the next user of a browser sees nothing of the last one, in any tab', async ({
  context,
  page,
  server,
  ada,
  grace,
}) => {
  addVideo(server.store, ada, 'Spring tour');
  const project = addProject(server.store, ada, { name: 'Draft', script: SECRET });
  await beSignedIn(page, server, ada);
  await page.goto('/videos');
  await expectVideo(page, 'Spring tour');
  const second = await context.newPage();
  await second.goto(`/projects/${idOf(project)}`);
  await second.getByRole('button', { name: 'Back to Script' }).click();
  await expect(second.getByRole('textbox', { name: 'Script' })).toHaveValue(SECRET);

  await signOut(page);
  await expectLogin(page);
  await expectLogin(second);
  await expectNothingOfAda(page);

  await signInByForm(page, grace.username);
  for (const tab of [page, second]) {
    await expect(tab.getByText('No recent videos found. Create one?')).toBeVisible();
    await expectNothingOfAda(tab);
  }
  await second.goto('/create');
  await expect(second.getByRole('textbox', { name: 'Script' })).toHaveValue('');
  await expectNothingOfAda(second);
  await second.goto('/videos');
  await expect(second.getByRole('heading', { name: 'No videos found' })).toBeVisible();
  await expectNothingOfAda(second);
});

test('the next user is not led to where the last one was', async ({
  context,
  page,
  server,
  ada,
  grace,
}) => {
  await beSignedIn(page, server, ada);
  await page.goto('/');
  const second = await context.newPage();
  await second.goto('/videos?search=severance');
  await expect(second.getByText(/Nothing matches “severance”/)).toBeVisible();
  await signOut(page);
  await expectLogin(second);
  await signInByForm(page, grace.username);
  await expect(second.getByText('No recent videos found. Create one?')).toBeVisible();
  await expect(second).toHaveURL(`${server.url}/`);
});

test('words typed just before a sign-out are sent in nobody’s name and wait for their writer', async ({
  page,
  server,
  ada,
  grace,
}) => {
  await beSignedIn(page, server, ada);
  await page.goto('/create');
  await page.getByRole('textbox', { name: 'Script' }).fill(SECRET);
  await signOut(page);
  await expectLogin(page);

  await signInByForm(page, grace.username);
  await page.getByRole('link', { name: 'Create Video' }).click();
  await expect(page.getByRole('textbox', { name: 'Script' })).toHaveValue('');
  await signOut(page);

  await signInByForm(page, ada.username);
  await page.getByRole('link', { name: 'Create Video' }).click();
  await expect(page.getByRole('textbox', { name: 'Script' })).toHaveValue(SECRET);
  const senders = server.control.exchanges
    .filter(({ request }) => request.body.includes(SECRET))
    .map(({ request }) => request.token?.split('-')[0] ?? null);
  expect(senders.filter((sender) => sender !== 'ada')).toEqual([]);
});

test('a tab that slept through the change of users wakes up as the new one', async ({
  context,
  page,
  server,
  ada,
  grace,
}) => {
  const project = addProject(server.store, ada, { name: 'Spring tour', script: SECRET });
  await beSignedIn(page, server, ada);
  const sleeper = await context.newPage();
  await sleeper.goto(`/projects/${idOf(project)}`);
  await sleeper.getByRole('button', { name: 'Back to Script' }).click();
  await expect(sleeper.getByRole('textbox', { name: 'Script' })).toHaveValue(SECRET);
  await page.goto('/');
  const devtools = await context.newCDPSession(sleeper);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });

  await signOut(page);
  await signInByForm(page, grace.username);
  await expect(page.getByText('No recent videos found. Create one?')).toBeVisible();

  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(sleeper.getByText('No recent videos found. Create one?')).toBeVisible();
  await expectNothingOfAda(sleeper);
  await sleeper.goto('/create');
  await expect(sleeper.getByRole('textbox', { name: 'Script' })).toHaveValue('');
  await expectNothingOfAda(sleeper);
});

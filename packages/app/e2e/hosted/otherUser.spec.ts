import {
  beSignedIn,
  expectLogin,
  expectVideo,
  signInByForm,
  signOut,
  storedTokens,
} from './actions.ts';
import { expect, type Page, test } from './fixtures.ts';

const SECRET = 'What Ada has not told anybody';

/** Returns everything that a user could read or a script could find in a tab. */
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

test("a browser's next user sees nothing of the previous one, in any tab", async ({
  context,
  page,
  ada,
  grace,
}) => {
  await ada.addVideo();
  const project = await ada.addProject({ name: 'Draft', script: SECRET });
  await beSignedIn(page, ada);
  await page.goto('/videos');
  await expectVideo(page, 'Spring tour');
  const second = await context.newPage();
  await second.goto(`/projects/${project.id}`);
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

test('the next user is not redirected to where the previous one was', async ({
  context,
  page,
  server,
  ada,
  grace,
}) => {
  await beSignedIn(page, ada);
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

test('text typed just before a sign-out is never sent as another user, and waits for its author', async ({
  page,
  server,
  ada,
  grace,
}) => {
  await beSignedIn(page, ada);
  const adas = [(await storedTokens(page)).access_token];
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
  adas.push((await storedTokens(page)).access_token);
  const senders = server.control.exchanges
    .filter(({ request }) => request.body.includes(SECRET))
    .map(({ request }) => request.token);
  expect(senders.filter((token) => !adas.includes(token))).toEqual([]);
});

test('a tab that was frozen during the change of users resumes as the new one', async ({
  context,
  page,
  ada,
  grace,
}) => {
  const project = await ada.addProject({ name: 'Spring tour', script: SECRET });
  await beSignedIn(page, ada);
  const sleeper = await context.newPage();
  await sleeper.goto(`/projects/${project.id}`);
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

import { SCRIPTED, SPOKEN } from './backend/people.ts';
import type { HostedBackend } from './backend/startBackend.ts';
import { chooseAvatar, chooseVoice } from '../support/journey.ts';
import { beSignedIn, fillInRegistration, saveScriptHeld } from './actions.ts';
import { expect, type Page, test } from './fixtures.ts';

test.use({ allowedErrors: [/status of 403/] });

/** Holds back the code of the scripts page until the returned function is called. */
async function holdScriptsPage(page: Page): Promise<() => void> {
  let letIn: () => void = () => undefined;
  const isLetIn = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(/\/assets\/Scripts[^/]*\.js/, async (route) => {
    await isLetIn;
    await route.continue();
  });
  return () => letIn();
}

/** Leaves for the scripts page, which has not loaded yet. */
async function leaveForScripts(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Scripts', exact: true }).click();
  await expect(page).toHaveURL(/\/scripts$/);
}

async function goToScripts(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Scripts', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Scripts' })).toBeVisible();
}

/** Expects the user to be on the scripts page, even after its next request. */
async function expectScripts(page: Page, server: HostedBackend): Promise<void> {
  const asked = server.control.to('listScripts').length;
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => server.control.to('listScripts').length).toBeGreaterThan(asked);
  await expect(page).toHaveURL(/\/scripts$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Scripts' })).toBeVisible();
}

test('an AI edit that is applied after its page was left is announced where the user is', async ({
  page,
  server,
  ada,
}) => {
  const project = await ada.addVideo('Spring launch');
  await beSignedIn(page, ada);
  await page.goto(`/ai-edit?video=${project.id}`);
  const hold = server.control.hold('applyAiEdit', { isAnswerHeld: true });
  await page.getByRole('button', { name: 'Apply AI Edit' }).click();
  await hold.arrived();
  await goToScripts(page);
  hold.release();
  await expect(page.getByText('AI edit applied successfully')).toBeVisible();
  await expectScripts(page, server);
  await page.getByRole('button', { name: 'Go to My Videos' }).click();
  await expect(page).toHaveURL(/\/videos$/);
});

test('audio that is ready after its step was left does not navigate', async ({
  page,
  server,
  ada,
}) => {
  const project = await ada.addProject(SCRIPTED);
  await beSignedIn(page, ada);
  await page.goto(`/projects/${project.id}`);
  await chooseVoice(page, 'Olivia');
  const hold = server.control.hold('generateAudio', { isAnswerHeld: true });
  await page.getByRole('button', { name: 'Generate Audio' }).click();
  await hold.arrived();
  await goToScripts(page);
  hold.release();
  await expectScripts(page, server);
});

test('audio that is ready while the next page is still loading does not navigate', async ({
  page,
  server,
  ada,
}) => {
  const project = await ada.addProject(SCRIPTED);
  await beSignedIn(page, ada);
  const letScriptsIn = await holdScriptsPage(page);
  await page.goto(`/projects/${project.id}`);
  await chooseVoice(page, 'Olivia');
  const hold = server.control.hold('generateAudio', { isAnswerHeld: true });
  await page.getByRole('button', { name: 'Generate Audio' }).click();
  await hold.arrived();
  await leaveForScripts(page);
  const spokenNow = page.waitForResponse(/voices\/generate/);
  hold.release();
  await (await spokenNow).finished();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  letScriptsIn();
  await expect(page.getByRole('heading', { level: 1, name: 'Scripts' })).toBeVisible();
  await expectScripts(page, server);
});

test('a render that starts while the next page is still loading does not navigate', async ({
  page,
  server,
  ada,
}) => {
  const project = await ada.addProject(SPOKEN);
  await beSignedIn(page, ada);
  const letScriptsIn = await holdScriptsPage(page);
  await page.goto(`/projects/${project.id}`);
  await chooseAvatar(page, 'Amara');
  const hold = server.control.hold('generateVideo', { isAnswerHeld: true });
  await page.getByRole('button', { name: 'Generate Video' }).click();
  await hold.arrived();
  await leaveForScripts(page);
  const linked = page.waitForResponse(/link-video/);
  hold.release();
  await (await linked).finished();
  letScriptsIn();
  await expect(page.getByRole('heading', { level: 1, name: 'Scripts' })).toBeVisible();
  await expectScripts(page, server);
});

test('a project that is created after its step was left does not navigate', async ({
  page,
  server,
  ada,
}) => {
  await beSignedIn(page, ada);
  await page.goto('/create');
  const hold = server.control.hold('createProject', { isAnswerHeld: true });
  await page.getByRole('textbox', { name: 'Script' }).fill('Hello there.');
  await page.getByRole('button', { name: 'Continue' }).click();
  await hold.arrived();
  await chooseVoice(page, 'Olivia');
  await page.getByRole('button', { name: 'Generate Audio' }).click();
  await goToScripts(page);
  hold.release();
  await expectScripts(page, server);
});

test('a script that is generated after its step was left does not navigate', async ({
  page,
  server,
  ada,
}) => {
  await beSignedIn(page, ada);
  await page.goto('/create');
  const hold = server.control.hold('generateScript', { isAnswerHeld: true });
  await page.getByRole('textbox', { name: 'What is your video about?' }).fill('otters');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await hold.arrived();
  await goToScripts(page);
  hold.release();
  await expectScripts(page, server);
});

test('a script that is saved after its page was left is announced where the user is', async ({
  page,
  server,
  ada,
}) => {
  await beSignedIn(page, ada);
  await page.goto('/templates');
  await goToScripts(page);
  // The link at the top is then replaced by one below this heading.
  await expect(page.getByRole('heading', { name: 'No scripts found' })).toBeVisible();
  await page.getByRole('link', { name: 'Create New Script' }).click();
  const hold = await saveScriptHeld(page, server);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
  hold.release();
  await expect(page.getByText('"Otters" was successfully saved.')).toBeVisible();
  await expect(page).toHaveURL(/\/templates$/);
  await page.getByRole('button', { name: 'Open script' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit script' })).toBeVisible();
});

test('an avatar that is saved after its page was left is announced where the user is', async ({
  page,
  server,
  ada,
}) => {
  await beSignedIn(page, ada);
  await page.goto('/templates');
  await page.getByRole('link', { name: 'Avatars', exact: true }).click();
  await page.getByRole('button', { name: 'Generate AI Avatar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generate AI Avatar' });
  await dialog.getByRole('textbox').first().fill('A chef');
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  const hold = server.control.hold('saveGeneratedAvatar', { isAnswerHeld: true });
  await dialog.getByRole('button', { name: 'Save Avatar' }).click();
  await hold.arrived();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
  hold.release();
  await expect(page.getByText(/is in My Avatars\./)).toBeVisible();
  await expect(page).toHaveURL(/\/templates$/);
});

test('a render that is cancelled after its step was left is announced where the user is', async ({
  page,
  server,
  ada,
}) => {
  const { project } = await ada.startVideo();
  await beSignedIn(page, ada);
  await page.goto(`/projects/${project.id}`);
  const hold = server.control.hold('updateProject', { isAnswerHeld: true });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await hold.arrived();
  await goToScripts(page);
  hold.release();
  await expect(page.getByText(/The render was canceled\./)).toBeVisible();
  await expectScripts(page, server);
});

test('a new account that cannot be signed in does not navigate a visitor who has moved on', async ({
  page,
  server,
}) => {
  await page.goto('/videos?search=otter');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await fillInRegistration(page, 'mira');
  server.control.answer('login', (mock) => mock.odd({ detail: 'Not yet.' }, { status: 403 }));
  const hold = server.control.hold('register', { isAnswerHeld: true });
  await page.getByRole('button', { name: 'Create Account' }).click();
  await hold.arrived();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  const entries = await page.evaluate(() => history.length);
  hold.release();
  await expect(page.getByText('Your account is ready. Please sign in.')).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

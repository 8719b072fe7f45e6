import { addProject } from '../server/projects.ts';
import type { ContractServer } from '../server/startServer.ts';
import { idOf } from '../server/store.ts';
import { startVideo } from '../server/videos.ts';
import { chooseAvatar, chooseVoice } from '../support/journey.ts';
import { beSignedIn } from './actions.ts';
import { expect, type Page, test } from './fixtures.ts';

// The app logs each write that it gives up.
test.use({ allowedErrors: [/could not be updated/] });

const SLOW = 'This is taking longer than usual. Check your connection, or try again.';

const scripted = { script: 'Hello there.', status: 'script_created' };
const spoken = (server: ContractServer) => ({
  ...{ script: 'Hello there.', voice_id: 'voice_amber', status: 'voice_selected' },
  audioUrl: `${server.url}/media/tone.wav`,
});

/** A few seconds pass, and the page says why it waits. */
async function expectSlow(page: Page, words = SLOW): Promise<void> {
  await page.clock.runFor(5_001);
  await expect(page.getByText(words)).toBeVisible();
}

test('links and changes without an answer hold neither audio nor the render back', async ({
  page,
  server,
  ada,
}) => {
  const project = addProject(server.store, ada, scripted);
  await beSignedIn(page, server, ada);
  for (const operation of ['linkVoice', 'linkAvatar', 'updateProject'])
    server.control.hold(operation);
  await page.clock.install();
  await page.goto(`/projects/${idOf(project)}`);
  await chooseVoice(page, 'Amber');
  await page.getByRole('button', { name: 'Generate Audio' }).click();
  await page.clock.runFor(3_001);
  await expect(page.getByRole('heading', { name: 'Choose a presenter' })).toBeVisible();
  await chooseAvatar(page, 'Clara');
  await page.getByRole('button', { name: 'Generate Video' }).click();
  await page.clock.runFor(3_001);
  await expect(page).toHaveURL(/\/create\/processing/);
});

const LOADS = {
  'the project': { operation: 'getProject', at: 'Choose a voice' },
  'the voices': { operation: 'listVoices', at: 'Amber' },
};
for (const [what, { operation, at }] of Object.entries(LOADS)) {
  test(`${what} without an answer: a word, and another try`, async ({ page, server, ada }) => {
    const project = addProject(server.store, ada, scripted);
    await beSignedIn(page, server, ada);
    const hold = server.control.hold(operation, { times: 1 });
    await page.clock.install();
    await page.goto(`/projects/${idOf(project)}`);
    await hold.arrived();
    await expectSlow(page);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText(at).first()).toBeVisible();
    await expect(page.getByText(SLOW)).toBeHidden();
  });
}

test('the avatars without an answer: a word, and another try', async ({ page, server, ada }) => {
  const project = addProject(server.store, ada, spoken(server));
  await beSignedIn(page, server, ada);
  const hold = server.control.hold('listAvatars', { times: 1 });
  await page.clock.install();
  await page.goto(`/projects/${idOf(project)}`);
  await hold.arrived();
  await expectSlow(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await chooseAvatar(page, 'Clara');
});

test('a render that is not confirmed: a word, and a way out', async ({ page, server, ada }) => {
  const project = addProject(server.store, ada, { ...spoken(server), avatar_id: 'avt_clara' });
  await beSignedIn(page, server, ada);
  const hold = server.control.hold('generateVideo', { isAnswerHeld: true });
  await page.clock.install();
  await page.goto(`/projects/${idOf(project)}`);
  await chooseAvatar(page, 'Clara');
  await page.getByRole('button', { name: 'Generate Video' }).click();
  await hold.arrived();
  await page.clock.runFor(5_001);
  await page.getByRole('main').getByRole('link', { name: 'Go to My Videos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Videos' })).toBeVisible();
  hold.release();
  await expect(page.getByText('Your video is being made.')).toBeVisible();
  await expect(page).toHaveURL(/\/videos$/);
  await page.getByRole('button', { name: 'See progress' }).click();
  await expect(page).toHaveURL(/\/create\/processing/);
});

test('a cancel that is not confirmed: a word, and another try', async ({ page, server, ada }) => {
  const project = addProject(server.store, ada, { ...spoken(server), avatar_id: 'avt_clara' });
  startVideo(server.store, project);
  await beSignedIn(page, server, ada);
  const hold = server.control.hold('updateProject', { times: 1 });
  await page.clock.install();
  await page.goto(`/projects/${idOf(project)}`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await hold.arrived();
  await expectSlow(page, 'The server has not confirmed yet that it stops the render.');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a presenter' })).toBeVisible();
});

import { SCRIPTED, SPOKEN } from './backend/people.ts';
import { chooseAvatar, chooseVoice } from '../support/journey.ts';
import { beSignedIn } from './actions.ts';
import { expect, type Page, test } from './fixtures.ts';

// The app logs each change that it gives up on.
test.use({ allowedErrors: [/could not be updated/] });

const SLOW = 'This is taking longer than usual. Check your connection, or try again.';

/** Lets a few seconds pass, and expects the page to say why it waits. */
async function expectSlow(page: Page, words = SLOW): Promise<void> {
  await page.clock.runFor(5_001);
  await expect(page.getByText(words)).toBeVisible();
}

test('links and changes without a response delay neither the audio nor the render', async ({
  page,
  server,
  ada,
}) => {
  const project = await ada.addProject(SCRIPTED);
  await beSignedIn(page, ada);
  for (const operation of ['linkVoice', 'linkAvatar', 'updateProject'] as const)
    server.control.hold(operation);
  await page.clock.install();
  await page.goto(`/projects/${project.id}`);
  await chooseVoice(page, 'Olivia');
  await page.getByRole('button', { name: 'Generate Audio' }).click();
  await page.clock.runFor(3_001);
  await expect(page.getByRole('heading', { name: 'Choose a presenter' })).toBeVisible();
  await chooseAvatar(page, 'Amara');
  await page.getByRole('button', { name: 'Generate Video' }).click();
  await page.clock.runFor(3_001);
  await expect(page).toHaveURL(/\/create\/processing/);
});

const LOADS = {
  'the project': { operation: 'getProject', at: 'Choose a voice' },
  'the voices': { operation: 'listVoices', at: 'Olivia' },
} as const;
for (const [what, { operation, at }] of Object.entries(LOADS)) {
  test(`${what} without a response shows a message and offers a retry`, async ({
    page,
    server,
    ada,
  }) => {
    const project = await ada.addProject(SCRIPTED);
    await beSignedIn(page, ada);
    const hold = server.control.hold(operation, { times: 1 });
    await page.clock.install();
    await page.goto(`/projects/${project.id}`);
    await hold.arrived();
    await expectSlow(page);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText(at).first()).toBeVisible();
    await expect(page.getByText(SLOW)).toBeHidden();
  });
}

test('avatars without a response show a message and a retry', async ({ page, server, ada }) => {
  const project = await ada.addProject(SPOKEN);
  await beSignedIn(page, ada);
  const hold = server.control.hold('listAvatars', { times: 1 });
  await page.clock.install();
  await page.goto(`/projects/${project.id}`);
  await hold.arrived();
  await expectSlow(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await chooseAvatar(page, 'Amara');
});

test('an unconfirmed render shows a message and a way out', async ({ page, server, ada }) => {
  server.holdRenders();
  const project = await ada.addProject(SPOKEN);
  await beSignedIn(page, ada);
  const hold = server.control.hold('generateVideo', { isAnswerHeld: true });
  await page.clock.install();
  await page.goto(`/projects/${project.id}`);
  await chooseAvatar(page, 'Amara');
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

test('an unconfirmed cancel shows a message and a retry', async ({ page, server, ada }) => {
  const { project } = await ada.startVideo();
  await beSignedIn(page, ada);
  const hold = server.control.hold('updateProject', { times: 1 });
  await page.clock.install();
  await page.goto(`/projects/${project.id}`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await hold.arrived();
  await expectSlow(page, 'The server has not confirmed yet that it stops the render.');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a presenter' })).toBeVisible();
});

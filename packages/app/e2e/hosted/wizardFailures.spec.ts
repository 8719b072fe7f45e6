import type { OperationId } from '@lectern/api-client/contract';
import type { AnyEndpointMock } from '@lectern/mocks/handlers';
import { SCRIPTED, SPOKEN } from './backend/people.ts';
import {
  chooseAvatar,
  chooseVoice,
  continueToVoice,
  generateAudio,
  startRender,
  writeScript,
} from '../support/journey.ts';
import { beSignedIn } from './actions.ts';
import { expect, test } from './fixtures.ts';

// The browser logs rejected requests, and the app a project’s status that it continues without.
test.use({ allowedErrors: [/status of (403|500)|could not be read/] });

const BUSY = { body: { detail: 'The plan has run out.' } };
const busy = (mock: AnyEndpointMock) => mock.failing(403, BUSY);

// Specification: wizard-more.25
test('a script that cannot be generated is replaced by the demo script, and Undo restores the user’s own', async ({
  page,
  server,
  ada,
}) => {
  await beSignedIn(page, ada);
  await page.goto('/create');
  const script = page.getByRole('textbox', { name: 'Script' });
  await script.fill('My own words.');
  await page.getByRole('textbox', { name: 'What is your video about?' }).fill('otters');
  server.control.answer('generateScript', busy);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Failed to generate script. Please try again.');
  await expect(script).not.toHaveValue('My own words.');
  await expect(script).not.toHaveValue('');
  await alert.getByRole('button', { name: 'Undo' }).click();
  await expect(script).toHaveValue('My own words.');

  server.control.restore('generateScript');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(script).toHaveValue(/otters/i);
  await expect(alert).toBeHidden();
});

// Specification: wizard-more.25
test('voice step: failures of the list and the audio show the catalogue’s messages, and can be retried', async ({
  page,
  server,
  ada,
}) => {
  const project = await ada.addProject(SCRIPTED);
  await beSignedIn(page, ada);
  const generate = page.getByRole('button', { name: 'Generate Audio' });

  await test.step('the voices fail to load, then load', async () => {
    server.control.answer('listVoices', busy);
    await page.goto(`/projects/${project.id}`);
    await expect(page.getByText('Error loading voices: The plan has run out.')).toBeVisible();
    server.control.restore('listVoices');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await chooseVoice(page, 'Olivia');
  });

  const failures = {
    'The plan has run out.': busy,
    'Invalid response format from API': (mock: AnyEndpointMock) => mock.odd({ status: 'ok' }),
  };
  for (const [words, answer] of Object.entries(failures)) {
    await test.step(words, async () => {
      server.control.answer('generateAudio', answer);
      await generate.click();
      await expect(page.getByText(`Error generating audio: ${words}`)).toBeVisible();
      await expect(generate).toBeEnabled();
    });
  }

  await test.step('the same press succeeds once the server does', async () => {
    server.control.restore('generateAudio');
    await generate.click();
    await expect(page.getByRole('heading', { name: 'Choose a presenter' })).toBeVisible();
  });
});

// Specification: wizard-more.3
test('a server without support for marks gets plain text to speak, while the saved script keeps them', async ({
  page,
  server,
  ada,
}) => {
  const script = 'Hello Nuuk, [say nook] you. [pause 1s] Welcome.';
  await beSignedIn(page, ada);
  const scriptsSentTo = (operation: OperationId): unknown[] =>
    server.control
      .to(operation)
      .map(({ body }) => (JSON.parse(body.toString()) as { script?: string }).script)
      .filter((sent) => sent !== undefined);
  await page.goto('/create');
  await writeScript(page, script);
  await continueToVoice(page);
  await generateAudio(page, 'Olivia');
  await chooseAvatar(page, 'Amara');
  expect(scriptsSentTo('generateAudio')).toEqual(['Hello nook, you.\n\nWelcome.']);
  await startRender(page);
  expect(scriptsSentTo('generateVideo')).toEqual(['Hello Nuuk, you. Welcome.']);
  expect([...new Set(scriptsSentTo('updateProject'))]).toEqual([script]);
});

// Specification: wizard-more.25
test('avatar step: a placeholder for avatars that fail to load, and a rejected render', async ({
  page,
  server,
  ada,
}) => {
  const project = await ada.addProject(SPOKEN);
  await beSignedIn(page, ada);

  await test.step('one placeholder, and the failure is reported', async () => {
    server.control.answer('listAvatars', busy);
    await page.goto(`/projects/${project.id}`);
    await expect(page.getByText('Error loading avatars: The plan has run out.')).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(1);
  });

  await test.step('the list itself loads after a retry', async () => {
    server.control.restore('listAvatars');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await chooseAvatar(page, 'Amara');
  });

  await test.step('the render is rejected, and starts at the next press', async () => {
    const generate = page.getByRole('button', { name: 'Generate Video' });
    server.control.answer('generateVideo', busy);
    await generate.click();
    await expect(page.getByText('Error generating video: The plan has run out.')).toBeVisible();
    await expect(page).toHaveURL(/\/create\/avatar/);
    server.control.restore('generateVideo');
    await generate.click();
    await expect(page).toHaveURL(/\/create\/processing/);
  });
});

// Specification: wizard-more.25
test('processing: polling continues after an unavailable status and ends with a failed render, and Retry starts again', async ({
  page,
  server,
  ada,
}) => {
  const { project, finish } = await ada.startVideo();
  await beSignedIn(page, ada);
  await page.clock.install();

  await test.step('the status request fails; the render continues', async () => {
    const body = { detail: 'The renderer does not answer.' };
    server.control.answer('getVideoStatus', (mock) => mock.failing(500, { body }));
    await page.goto(`/projects/${project.id}`);
    await expect(
      page.getByText('Error checking video status: The renderer does not answer.'),
    ).toBeVisible();
  });

  await test.step('the next poll reports that it failed', async () => {
    const failed = { video_id: project.videoId ?? '', status: 'failed', error: null } as const;
    server.control.answer('getVideoStatus', (mock) => mock.answering(failed));
    await page.clock.runFor(5_001);
    await expect(page.getByText('Video generation failed: Unknown error')).toBeVisible();
    const polls = server.control.to('getVideoStatus').length;
    await page.clock.runFor(20_000);
    expect(server.control.to('getVideoStatus')).toHaveLength(polls);
  });

  await test.step('Retry renders the project to completion', async () => {
    server.control.restore('getVideoStatus');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => server.control.to('generateVideo').length).toBe(1);
    await finish();
    await page.clock.runFor(5_001);
    await expect(page.getByRole('heading', { name: 'Your video is ready' })).toBeVisible();
  });
});

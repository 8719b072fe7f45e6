import { beSignedIn, expectVideo, signInByForm } from './actions.ts';
import { expect, test } from './fixtures.ts';

const NAME = 'Spring launch';

test.use({ allowedErrors: [/40[13]|ERR_EMPTY_RESPONSE|ERR_CONNECTION/] });

// Specification: edit.1, edit.5
test('an edit is chosen, survives a reload and an outage, and is sent completely', async ({
  page,
  server,
  ada,
}) => {
  const project = await ada.addVideo(NAME);
  await beSignedIn(page, ada);
  await page.goto(`/ai-edit?video=${project.id}`);
  await expect(page.getByRole('radio', { name: 'Vivid', exact: true })).toBeChecked();

  await page.getByTitle('Storyteller').click();
  await page.getByRole('radio', { name: 'Manual' }).click();
  await page.getByRole('textbox', { name: 'Title text' }).fill('Meet the 🌱 spring line');
  // The checkbox is covered by its label.
  await page.getByText('Remove silences').click();
  await page.reload();
  await expect(page.getByText('These are your choices from last time.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title text' })).toHaveValue(
    'Meet the  spring line',
  );

  // Browsers retry once on their own when a connection breaks.
  server.control.answer('applyAiEdit', (mock) => mock.offline);
  await page.getByRole('button', { name: 'Apply AI Edit' }).click();
  await expect(
    page.getByText('Failed to apply AI edit: No response received from server.'),
  ).toBeVisible();

  server.control.restore('applyAiEdit');
  await page.getByRole('button', { name: 'Apply AI Edit' }).click();
  await expect(page.getByText('AI edit applied successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/videos$/);
  await expectVideo(page, NAME);
  const body: unknown = JSON.parse(
    server.control.to('applyAiEdit').at(-1)?.body.toString('utf8') ?? 'null',
  );
  expect(body).toMatchObject({
    aiEditSettings: {
      template: 'storyteller',
      brollType: 'images',
      brollFrequency: 'medium',
      title: { text: 'Meet the  spring line', duration: 3 },
    },
    additionalFeatures: { applyAiEdit: true, addHook: false, addBroll: false, addBgm: true },
    subtitleStyles: { template: 'storyteller' },
  });

  await page.goto(`/ai-edit?video=${project.id}`);
  await expect(page.getByRole('radio', { name: 'Storyteller', exact: true })).toBeChecked();
  await expect(page.getByText('These are your choices from last time.')).toBeHidden();
});

// Specification: edit.24
test('a session that ends during a submit loses no choices', async ({ page, server, ada }) => {
  const project = await ada.addVideo(NAME);
  await beSignedIn(page, ada);
  await page.goto(`/ai-edit?video=${project.id}`);
  await page.getByTitle('Impact').click();
  server.control.answer('applyAiEdit', (mock) => mock.failing(401, { times: 1 }));
  server.control.answer('refreshTokens', (mock) => mock.failing(401, { times: 1 }));
  await page.getByRole('button', { name: 'Apply AI Edit' }).click();
  await signInByForm(page, ada.username);
  await expect(page.getByRole('radio', { name: 'Impact' })).toBeChecked();
});

// Specification: edit-page.5
test('a failure in a successful HTTP response shows its own message', async ({
  page,
  server,
  ada,
}) => {
  const project = await ada.addVideo(NAME);
  await beSignedIn(page, ada);
  await page.goto(`/ai-edit?video=${project.id}`);
  const message = 'The video is still rendering.';
  const data = null;
  server.control.answer('applyAiEdit', (mock) =>
    mock.answering({ success: false, message, status: 409, data }),
  );
  await page.getByRole('button', { name: 'Apply AI Edit' }).click();
  await expect(
    page.getByText('Failed to apply AI edit: The video is still rendering.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectVideo(page, NAME);
});

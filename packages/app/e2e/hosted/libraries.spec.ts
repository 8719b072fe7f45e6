import { createScript, deleteScript, listScripts } from '@lectern/api-client';
import { beSignedIn } from './actions.ts';
import { expect, type Page, test } from './fixtures.ts';

// One script is deleted twice.
test.use({ allowedErrors: [/status of 404/] });

async function saveScript(page: Page, values: { title: string; text?: string; tags?: string }) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill(values.title);
  if (values.text !== undefined) {
    await dialog.getByRole('textbox', { name: 'Script' }).fill(values.text);
  }
  if (values.tags !== undefined) {
    await dialog.getByRole('textbox', { name: 'Tags' }).fill(values.tags);
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('article', { name: values.title, exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

test('a script is created, edited, copied, deleted, and made into a video', async ({
  page,
  ada,
}) => {
  await beSignedIn(page, ada);
  await page.goto('/');
  await page.getByRole('link', { name: 'Scripts' }).click();
  await expect(page.getByRole('heading', { name: 'No scripts found' })).toBeVisible();

  await test.step('create and edit', async () => {
    await page.getByRole('link', { name: 'Create New Script' }).click();
    await saveScript(page, { title: 'Otters', text: 'Otters hold hands.', tags: 'nature' });
    await page.getByRole('link', { name: 'Edit Otters' }).click();
    await saveScript(page, { title: 'Sea otters' });
    const { items } = await listScripts(ada.client, {});
    expect(items.map(({ title }) => title)).toEqual(['Sea otters']);
  });

  await test.step('copy, and delete the copy', async () => {
    await page.getByRole('button', { name: 'Duplicate Sea otters' }).click();
    await page.getByRole('button', { name: 'Delete Sea otters (Copy)' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('"Sea otters (Copy)" was successfully deleted.')).toBeVisible();
    expect((await listScripts(ada.client, {})).total).toBe(1);
  });

  await test.step('a script deleted elsewhere is reported', async () => {
    await page.getByRole('button', { name: 'Delete Sea otters', exact: true }).click();
    const [script] = (await listScripts(ada.client, {})).items;
    await deleteScript(ada.client, { id: script?.id ?? '' });
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(
      page.getByText('Script "Sea otters" not found. It may have been already deleted.'),
    ).toBeVisible();
  });

  await test.step('open in the wizard', async () => {
    const segments = [{ text: 'Otters hold hands.' }];
    await createScript(ada.client, { title: 'Sea otters', segments });
    await page.reload();
    await page.getByRole('link', { name: 'Create Video from Sea otters' }).click();
    await expect(page.getByRole('textbox', { name: 'Script' })).toHaveValue('Otters hold hands.');
  });
});

test('text typed into a script survives a reload', async ({ page, ada }) => {
  await beSignedIn(page, ada);
  await page.goto('/scripts?new=true');
  const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' });
  await title.fill('Half a thou');
  await page.reload();
  await expect(title).toHaveValue('Half a thou');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await listScripts(ada.client, {})).total).toBe(0);
});

// Specification: templates.5, templates.8, templates.9
test('a template is played, and fills the script step each time', async ({ page, ada }) => {
  await beSignedIn(page, ada);
  await page.goto('/templates?search=tips');
  await page.getByRole('button', { name: 'Preview: Quick Tips' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick Tips' });
  await dialog.getByRole('button', { name: /^Play/ }).first().click();
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0);
  await dialog.getByRole('link', { name: 'Use Template' }).click();
  const script = page.getByRole('textbox', { name: 'Script' });
  await expect(script).toHaveValue(/^Three tips for better \[topic\]/);
  await expect(script).toBeFocused();
  await page.keyboard.type('lighting');
  await page.reload();
  await expect(script).toHaveValue(/^Three tips for better lighting/);

  await page.getByRole('link', { name: 'Templates' }).click();
  await page.getByRole('link', { name: 'Use Template: Quick Tips' }).click();
  await expect(script).toHaveValue(/^Three tips for better \[topic\]/);
  await page.getByRole('link', { name: 'Templates' }).click();
  await page.getByRole('link', { name: 'Start from Scratch' }).click();
  await expect(script).toHaveValue('');
});

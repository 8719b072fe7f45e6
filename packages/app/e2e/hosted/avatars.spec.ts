import { beSignedIn, expectLogin, signInByForm } from './actions.ts';
import { expect, test } from './fixtures.ts';

// Specification: avatars.10
test('the server filters the library, page by page, and a card opens the wizard', async ({
  page,
  server,
  ada,
}) => {
  await beSignedIn(page, ada);
  await page.goto('/avatars');
  await expect(page.getByRole('row', { name: /^Amara/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Styled Avatar' }).click();
  await expect(page.getByRole('row', { name: /^Wren/ })).toBeVisible();
  await page.goBack();
  await page.getByRole('searchbox', { name: 'Search avatars' }).fill('amar');
  await expect(page.getByRole('row')).toHaveCount(1);
  await expect(page).toHaveURL(/\/avatars\?search=amar$/);
  await page.getByRole('row', { name: /^Amara/ }).click();
  await expect(page).toHaveURL(/\/create\/script\?avatar=avt_amara$/);
  const queries = server.control.to('listAvatars').map(({ query }) => query.toString());
  expect(queries).toContain('page=1&limit=12&category=realistic&search=amar');
});

test('a server that sends the same full page for every page gets two requests, and the user sees an error', async ({
  page,
  server,
  ada,
}) => {
  const items = Array.from({ length: 12 }, (_, at) => ({ _id: `avt_${at}`, name: `Actor ${at}` }));
  // Neither a total nor a page count.
  server.control.answer('listAvatars', (mock) => mock.odd({ items }));
  await beSignedIn(page, ada);
  await page.goto('/avatars');
  await expect(page.getByText('Failed to load avatars. Please try again later.')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(12);
  const pages = () => server.control.to('listAvatars').map(({ query }) => query.get('page'));
  expect(pages()).toEqual(['1', '2']);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => pages().length).toBeGreaterThan(2);
  await expect(page.getByText('Failed to load avatars. Please try again later.')).toBeVisible();
});

test('an avatar is generated, named and listed in My Avatars', async ({ page, ada }) => {
  await beSignedIn(page, ada);
  await page.goto('/avatars');
  await page.getByRole('button', { name: 'Create New Avatar' }).click();
  await page.getByRole('button', { name: 'Doctor' }).click();
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Dr Okafor');
  await page.getByRole('button', { name: 'Save Avatar' }).click();
  await expect(page.getByRole('row', { name: 'Dr Okafor' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: 'Dr Okafor' })).toBeVisible();
});

// Specification: avatars.12, request-avatar.1, request-avatar.3
test('a request is sent with its images', async ({ page, server, ada }) => {
  await beSignedIn(page, ada);
  await page.goto('/avatars');
  await page.getByRole('button', { name: 'Request Custom Avatar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Full Name' }).fill('Ada Example');
  await dialog.getByRole('textbox', { name: 'Email Address' }).fill(ada.email);
  await dialog.getByRole('textbox', { name: 'Avatar Description' }).fill('Our founder');
  const png = Buffer.from('89504e470d0a1a0a0000000d', 'hex');
  await dialog.locator('input[type=file]').setInputFiles([
    { name: 'front.png', mimeType: 'image/png', buffer: png },
    { name: 'program.png', mimeType: 'image/png', buffer: Buffer.from('MZ') },
  ]);
  await expect(dialog.getByText(/program\.png was not added/)).toBeVisible();
  await expect(dialog.getByText('front.png', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  const success = page.getByRole('dialog', { name: 'Request submitted successfully!' });
  await expect(success).toBeVisible();
  // It closes by itself, and the form is empty again.
  await expect(success).toBeHidden();
  await page.getByRole('button', { name: 'Request Custom Avatar' }).click();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('');
  expect(server.control.to('requestCustomAvatar')).toHaveLength(1);
});

// Specification: request-avatar.8
test('a large request shows its progress, can be stopped, and can be sent again', async ({
  page,
  server,
  ada,
}) => {
  await beSignedIn(page, ada);
  await page.goto('/avatars');
  await page.getByRole('button', { name: 'Request Custom Avatar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Full Name' }).fill('Ada Example');
  await dialog.getByRole('textbox', { name: 'Email Address' }).fill(ada.email);
  await dialog.getByRole('textbox', { name: 'Avatar Description' }).fill('Our founder');
  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(4_000_000)]);
  await dialog
    .locator('input[type=file]')
    .setInputFiles([{ name: 'front.png', mimeType: 'image/png', buffer: png }]);
  await expect(dialog.getByText('front.png', { exact: true })).toBeVisible();

  const network = await page.context().newCDPSession(page);
  const throttle = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await network.send('Network.enable');
  // In bytes per second: slow enough to observe the progress.
  await throttle(400_000);
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  const bar = dialog.getByRole('progressbar', { name: 'Sending your request with 1 image' });
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(5);
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await throttle(-1);
  // The request never arrived.
  expect(server.control.to('requestCustomAvatar')).toHaveLength(0);

  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByRole('dialog', { name: 'Request submitted successfully!' })).toBeVisible();
  const [request] = server.control.to('requestCustomAvatar');
  expect(request?.body.length).toBeGreaterThan(4_000_000);
});

// Specification: images.1
test('an image is generated and downloaded', async ({ page, ada }) => {
  await beSignedIn(page, ada);
  await page.goto('/image-generator');
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A chef');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('A_chef.png');
});

test.describe('without a session', () => {
  // A browser logs each rejected request.
  test.use({ allowedErrors: [/status of 401|The current user could not be read/] });

  // Specification: avatars.20
  test('the library redirects to the login page, and back', async ({ page, server, ada }) => {
    await beSignedIn(page, ada);
    await server.expireAccess();
    server.control.answer('refreshTokens', (mock) => mock.failing(401));
    await page.goto('/avatars?category=styled');
    await expectLogin(page);
    server.control.restore('refreshTokens');
    await signInByForm(page, ada.username);
    await expect(page).toHaveURL(/\/avatars\?category=styled$/);
    await expect(page.getByRole('row', { name: /^Wren/ })).toBeVisible();
  });
});

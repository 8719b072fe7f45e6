import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/journey.ts';
import { holdDatabase, openOtherTab, queueUpgrade } from './support/otherVersion.ts';

test.describe('a database that is never opened', () => {
  test('held by an older tab: something is drawn at once, then a word and a way out, and the app once it is free', async ({
    page,
  }) => {
    const other = await openOtherTab(page);
    await holdDatabase(other, 'lectern', 1);
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByText('Loading application...')).toBeVisible();
    await page.clock.runFor(5_001);
    await expect(
      page.getByRole('heading', { level: 1, name: /still waiting for this browser’s storage/ }),
    ).toBeVisible();
    await expect(page.getByText('Close the other tabs of Lectern')).toBeVisible();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('Loading application...')).toBeVisible();
    await other.close();
    await expect(page.getByRole('button', { name: 'Use the demo account' })).toBeVisible();
  });

  test('the records alone, behind another tab’s upgrade: the app begins without them, and calls nothing saved', async ({
    page,
  }) => {
    await signIn(page);
    const other = await openOtherTab(page);
    await holdDatabase(other, 'lectern-records', 1);
    await queueUpgrade(other, 'lectern-records', 2);
    await page.clock.install();
    await page.goto('/settings/account');
    await page.clock.runFor(2_001);
    const company = page.getByRole('textbox', { name: 'Company Name' });
    await company.fill('Northlight');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.clock.runFor(5_001);
    await expect(
      page.getByText(
        'This browser did not keep the change. Check its storage settings and try again.',
      ),
    ).toBeVisible();
    await expect(company).toHaveValue('Northlight');
    await expect(page.getByText('Changes saved on this device.')).toBeHidden();
  });
});

test.describe('a newer version in another tab', () => {
  // What is asked of a database that is closed is refused.
  test.use({ allowedErrors: [/status of 500|newer version|VersionError|DatabaseClosed/] });

  for (const name of ['lectern', 'lectern-records']) {
    test(`takes ${name}: the open tab is told, and a reload says why it cannot go on`, async ({
      page,
    }) => {
      await signIn(page);
      const other = await openOtherTab(page);
      await holdDatabase(other, name, 1_000);
      const notice = page.getByRole('alertdialog', { name: 'Reload Lectern' });
      await expect(notice).toContainText('keeps no further changes until you reload it');
      await notice.getByRole('button', { name: 'Reload' }).click();
      await expect(
        page.getByText(/^Lectern was updated in another tab|^Your data belongs to a newer version/),
      ).toBeVisible();
    });
  }
});

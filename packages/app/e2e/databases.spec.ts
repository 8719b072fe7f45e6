import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/journey.ts';
import { holdDatabase, openOtherTab, queueUpgrade } from './support/otherVersion.ts';

test.describe('a database that is never opened', () => {
  test('while an older tab holds it: a loading state at once, then a message and a way out, and the app once released', async ({
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

  test('if only the records wait for another tab’s upgrade, the app starts without them and reports nothing as saved', async ({
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
  // Requests to a closed database are rejected.
  test.use({ allowedErrors: [/status of 500|newer version|VersionError|DatabaseClosed/] });

  for (const name of ['lectern', 'lectern-records']) {
    test(`upgrades ${name}: the open tab says so, and a reload explains why it cannot start`, async ({
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

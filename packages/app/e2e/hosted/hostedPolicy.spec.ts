import { expectNoViolations, expectRefusals, noteViolations } from '../support/policy.ts';
import { paths } from '../../src/paths.ts';
import { beSignedIn } from './actions.ts';
import { expect, test } from './fixtures.ts';

test('no page violates the security policy', async ({ page, ada }) => {
  await ada.addVideo('One');
  await noteViolations(page);
  await beSignedIn(page, ada);
  await expectNoViolations(page);
});

test.describe('an injection', () => {
  test.use({ allowedErrors: [/Content Security Policy|TrustedHTML|TrustedScript/] });

  test('is blocked', async ({ page, ada }) => {
    await noteViolations(page);
    await beSignedIn(page, ada);
    await page.goto(paths.dashboard());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectRefusals(page);
  });
});

import { test } from './support/fixtures.ts';
import { signIn } from './support/journey.ts';
import { expectNoViolations, expectRefusals, noteViolations } from './support/policy.ts';

test('no page violates the security policy', async ({ page }) => {
  await noteViolations(page);
  await signIn(page);
  await expectNoViolations(page);
});

test.describe('an injection', () => {
  test.use({ allowedErrors: [/Content Security Policy|TrustedHTML|TrustedScript/] });

  test('is blocked', async ({ page }) => {
    await noteViolations(page);
    await signIn(page);
    await expectRefusals(page);
  });
});

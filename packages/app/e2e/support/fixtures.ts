import { test as base, expect, type Page } from '@playwright/test';

/**
 * The tests' page: any violation of the Content-Security-Policy, uncaught error or console error fails the
 * test. A test that provokes failing responses allows them with `allowedErrors`.
 */
export const test = base.extend<{ allowedErrors: RegExp[]; guard: void }>({
  allowedErrors: [[], { option: true }],
  guard: [
    async ({ context, allowedErrors }, use) => {
      const seen: string[] = [];
      const note = (text: string) => {
        if (!allowedErrors.some((allowed) => allowed.test(text))) seen.push(text);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') note(message.text());
      });
      context.on('weberror', (error) => note(String(error.error())));
      await use();
      expect(seen, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };

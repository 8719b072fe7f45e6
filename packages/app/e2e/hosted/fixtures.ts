import { mergeTests } from '@playwright/test';
import { test as guarded } from '../support/fixtures.ts';
import { drawInitials, routeInitials } from './drawInitials.ts';
import { PICTURES, serverTest } from './serverTest.ts';

export { expect, type Page } from '../support/fixtures.ts';

/** The tests' page over the hosted build; it asks no other host. */
export const test = mergeTests(guarded, serverTest).extend<{
  goesOffline: boolean;
  strangers: void;
}>({
  /** Whether the test takes the network away. */
  goesOffline: [false, { option: true }],
  context: async ({ context, goesOffline }, provide) => {
    // Beside a session of our own, a reload gives a page back the network that a test has taken away.
    if (goesOffline) await routeInitials(context);
    else drawInitials(context);
    await provide(context);
  },
  strangers: [
    async ({ context, server }, provide) => {
      const seen: string[] = [];
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && ![server.url, PICTURES].includes(origin)) {
          seen.push(request.url());
        }
      });
      await provide();
      guarded.expect(seen, 'requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

import { mergeTests } from '@playwright/test';
import { test as guarded } from '../support/fixtures.ts';
import { drawInitials, routeInitials } from './drawInitials.ts';
import { PICTURES, serverTest } from './serverTest.ts';

export { expect, type Page } from '../support/fixtures.ts';

/** The tests' page with the hosted build; it must not contact other hosts. */
export const test = mergeTests(guarded, serverTest).extend<{
  goesOffline: boolean;
  strangers: void;
}>({
  /** Whether the test goes offline. */
  goesOffline: [false, { option: true }],
  context: async ({ context, goesOffline }, provide) => {
    // With a debugger session of our own, a reload would restore the network that a test has cut.
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

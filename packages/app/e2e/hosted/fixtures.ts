import { mergeTests } from '@playwright/test';
import { test as guarded } from '../support/fixtures.ts';
import { drawInitials } from './drawInitials.ts';
import { PICTURES, serverTest } from './serverTest.ts';

export { expect, type Page } from '../support/fixtures.ts';

/** The tests' page over the hosted build; it asks no other host. */
export const test = mergeTests(guarded, serverTest).extend<{
  goesOffline: boolean;
  strangers: void;
}>({
  goesOffline: [false, { option: true }],
  strangers: [
    async ({ context, server, goesOffline }, provide) => {
      await drawInitials(context, goesOffline);
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

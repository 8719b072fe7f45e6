import { test as base } from '../support/fixtures.ts';
import { PICTURE } from './backend/files.ts';
import { addPerson, type Person } from './backend/people.ts';
import { type HostedBackend, startBackend } from './backend/startBackend.ts';
import { contractFaults } from './guard.ts';

export { expect, type Page } from '../support/fixtures.ts';

const PICTURES = 'https://ui-avatars.com';

interface HostedFixtures {
  /** A backend for each test, at the page's own origin. */
  server: HostedBackend;
  /** Two registered users. */
  ada: Person;
  grace: Person;
  /** Fails the test on a request or an answer that breaks the contract, or a request elsewhere. */
  contractGuard: void;
}

/** The tests' page over the hosted build, whose calls the mocks' handlers answer. */
export const test = base.extend<HostedFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is wanted
  server: async ({}, provide) => {
    const server = await startBackend();
    await provide(server);
    await server.stop();
  },
  baseURL: ({ server }, provide) => provide(server.url),
  ada: async ({ server }, provide) => provide(await addPerson(server, 'ada')),
  grace: async ({ server }, provide) => provide(await addPerson(server, 'grace')),
  contractGuard: [
    async ({ context, server }, provide) => {
      // It draws initials for users without a picture.
      await context.route(`${PICTURES}/**`, (route) =>
        route.fulfill({ contentType: 'image/png', body: PICTURE }),
      );
      const strangers: string[] = [];
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && ![server.url, PICTURES].includes(origin)) {
          strangers.push(request.url());
        }
      });
      await provide();
      const faults = await contractFaults(server.control.exchanges);
      base.expect(faults, 'faults by the contract').toEqual([]);
      base.expect(strangers, 'requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

import { test as base } from '@playwright/test';
import { addPerson, type Person } from './backend/people.ts';
import { type HostedBackend, startBackend } from './backend/startBackend.ts';
import { contractFaults } from './guard.ts';

/** The only other host that pages contact, for the initials of users. */
export const PICTURES = 'https://ui-avatars.com';

export interface ServerFixtures {
  /** A backend for each test, at the page's own origin. */
  server: HostedBackend;
  /** Two registered users. */
  ada: Person;
  grace: Person;
  /** Fails the test on a request or response that violates the contract. */
  contractGuard: void;
}

/** The hosted build with the mocks' handlers as its server, for any browser. */
export const serverTest = base.extend<ServerFixtures>({
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
    async ({ server }, provide) => {
      await provide();
      const faults = await contractFaults(server.control.exchanges);
      base.expect(faults, 'faults by the contract').toEqual([]);
    },
    { auto: true },
  ],
});

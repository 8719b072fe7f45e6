import { type ContractServer, startServer } from '../server/startServer.ts';
import type { Account } from '../server/store.ts';
import { test as base } from '../support/fixtures.ts';
import { contractFaults } from './guard.ts';

export { expect, type Page } from '../support/fixtures.ts';

interface HostedFixtures {
  /** A server of its own for each test, at the page's own origin. */
  server: ContractServer;
  /** Two users who are registered; their password is {@link PASSWORD}. */
  ada: Account;
  grace: Account;
  /** Fails the test on a request or an answer that breaks the contract, or a request elsewhere. */
  contractGuard: void;
}

export const PASSWORD = 'correct-horse-7';

const person = (username: string) => ({
  username,
  email: `${username}@example.com`,
  name: `${username[0]?.toUpperCase()}${username.slice(1)} Example`,
  password: PASSWORD,
});

/** The tests' page over the hosted build and a server of the contract. */
export const test = base.extend<HostedFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is wanted
  server: async ({}, provide) => {
    const server = await startServer();
    await provide(server);
    await server.stop();
  },
  baseURL: ({ server }, provide) => provide(server.url),
  ada: ({ server }, provide) => provide(server.store.addAccount(person('ada'))),
  grace: ({ server }, provide) => provide(server.store.addAccount(person('grace'))),
  contractGuard: [
    async ({ context, server }, provide) => {
      const strangers: string[] = [];
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== server.url) strangers.push(request.url());
      });
      await provide();
      const faults = await contractFaults(server.control.exchanges);
      base.expect(faults, 'faults by the contract').toEqual([]);
      base.expect(strangers, 'requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

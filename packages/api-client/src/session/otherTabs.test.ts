// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../index.ts';
import {
  ADA,
  createFakeServer,
  GRACE,
  json,
  type SeenRequest,
  settled,
  SIGNED_IN,
} from '../testing/fakeServer.ts';

const answerByToken = ({ token }: SeenRequest) => json(token === 'grace-1' ? GRACE : ADA);
let stop = () => undefined as void;

/**
 * Changes the shared storage as another tab would, with the events that the browser then sends to this one.
 */
function inOtherTab(changes: Record<string, string | null>): void {
  for (const [key, newValue] of Object.entries(changes)) {
    const oldValue = localStorage.getItem(key);
    if (newValue === null) localStorage.removeItem(key);
    else localStorage.setItem(key, newValue);
    const event = { key, oldValue, newValue, storageArea: localStorage };
    if (oldValue !== newValue) window.dispatchEvent(new StorageEvent('storage', event));
  }
}

async function open(stored: Record<string, string>) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  const server = createFakeServer(answerByToken);
  const client = createApiClient({ fetch: server.fetch });
  stop = client.start();
  await settled();
  return { client, server };
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => stop());

describe('another tab', () => {
  // Specification: readings.6
  it('signs this one out by signing out', async () => {
    const { client } = await open(SIGNED_IN);
    expect(client.session.getSnapshot().status).toBe('signed-in');
    inOtherTab({ access_token: null });
    expect(client.session.getSnapshot()).toMatchObject({ status: 'signed-out', user: null });
  });

  it('signs this one out by clearing the whole storage', async () => {
    const { client } = await open(SIGNED_IN);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
    expect(client.session.getSnapshot().status).toBe('signed-out');
  });

  it('signs this one in by signing in, and this one fetches the user', async () => {
    const { client, server } = await open({});
    inOtherTab({ refresh_token: 'refresh-1', access_token: 'access-1' });
    expect(client.session.getSnapshot().status).toBe('authenticating');
    await settled();
    expect(client.session.getSnapshot()).toMatchObject({
      status: 'signed-in',
      user: { username: 'ada' },
    });
    expect(server.to('/auth/me')).toHaveLength(1);
  });

  it('renews the tokens without a change in this one', async () => {
    const { client } = await open(SIGNED_IN);
    const before = client.session.getSnapshot();
    inOtherTab({ refresh_token: 'refresh-2', access_token: 'access-2' });
    expect(client.session.getSnapshot()).toBe(before);
  });

  it('changes the user of this one as soon as it knows the new user', async () => {
    const { client } = await open(SIGNED_IN);
    const { generation } = client.session.getSnapshot();
    inOtherTab({
      access_token: null,
      refresh_token: null,
      user: null,
    });
    inOtherTab({ refresh_token: 'grace-r1', access_token: 'grace-1', user: JSON.stringify(GRACE) });
    await settled();
    expect(client.session.getSnapshot()).toMatchObject({
      status: 'signed-in',
      user: { username: 'grace' },
    });
    expect(client.session.getSnapshot().generation).toBeGreaterThan(generation);
  });

  it('changes the user even if this tab sees the sign-out only after the next sign-in', async () => {
    const { client } = await open(SIGNED_IN);
    const { generation } = client.session.getSnapshot();
    localStorage.setItem('access_token', 'access-9');
    const event = { key: 'access_token', oldValue: 'x', newValue: null };
    window.dispatchEvent(new StorageEvent('storage', { ...event, storageArea: localStorage }));
    expect(client.session.getSnapshot().generation).toBe(generation + 1);
  });

  it('that makes room for its tokens by removing the user changes nothing here', async () => {
    const { client } = await open(SIGNED_IN);
    const before = client.session.getSnapshot();
    inOtherTab({ user: null });
    inOtherTab({ refresh_token: 'refresh-2', access_token: 'access-2' });
    expect(client.session.getSnapshot()).toBe(before);
  });

  it('ends tokens that only this page keeps by signing out', async () => {
    const { client } = await open(SIGNED_IN);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { generation } = client.session.getSnapshot();
    const kept = { accessToken: 'access-2', refreshToken: 'refresh-2' };
    client.session.replaceTokens(generation, 'refresh-1', kept);
    expect(client.session.getSnapshot()).toMatchObject({ status: 'signed-in', isKept: false });
    full.mockRestore();
    inOtherTab({ access_token: null });
    expect(client.session.getSnapshot().status).toBe('signed-out');
  });

  it('updates the same user without a new session', async () => {
    const { client } = await open(SIGNED_IN);
    const { generation } = client.session.getSnapshot();
    inOtherTab({ user: JSON.stringify({ ...ADA, isBetaUser: true }) });
    expect(client.session.getSnapshot()).toMatchObject({
      status: 'signed-in',
      user: { isBetaUser: true },
      generation,
    });
  });

  it('updates the name and email of the same user without a new session', async () => {
    const { client } = await open(SIGNED_IN);
    const { generation } = client.session.getSnapshot();
    const renamed = { ...ADA, name: 'Ada King', email: 'king@example.com' };
    inOtherTab({ user: JSON.stringify(renamed) });
    expect(client.session.getSnapshot()).toMatchObject({
      status: 'signed-in',
      user: { name: 'Ada King' },
      generation,
    });
  });

  it('is ignored for another storage and after unsubscribing', async () => {
    const { client } = await open(SIGNED_IN);
    localStorage.removeItem('access_token');
    const event = { key: 'access_token', newValue: null };
    window.dispatchEvent(new StorageEvent('storage', { ...event, storageArea: sessionStorage }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { ...event, storageArea: localStorage }));
    expect(client.session.getSnapshot().status).toBe('signed-in');
  });

  it('changes nothing for a signed-out visitor by signing out', async () => {
    const { client } = await open({});
    const before = client.session.getSnapshot();
    inOtherTab({ refresh_token: 'half-a-pair' });
    inOtherTab({ refresh_token: null });
    expect(client.session.getSnapshot()).toBe(before);
  });

  it('may already have written new tokens, so nothing is removed', async () => {
    const { client } = await open(SIGNED_IN);
    localStorage.removeItem('access_token');
    localStorage.setItem('refresh_token', 'being-written');
    const event = { key: 'access_token', newValue: null, storageArea: localStorage };
    window.dispatchEvent(new StorageEvent('storage', event));
    expect(client.session.getSnapshot().status).toBe('signed-out');
    expect(localStorage.getItem('refresh_token')).toBe('being-written');
  });
});

describe('a page restored from the back/forward cache', () => {
  const show = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

  it('notices a missed sign-out', async () => {
    const { client } = await open(SIGNED_IN);
    localStorage.clear();
    show(false);
    expect(client.session.getSnapshot().status).toBe('signed-in');
    show(true);
    expect(client.session.getSnapshot().status).toBe('signed-out');
  });

  it('keeps an unchanged session', async () => {
    const { client } = await open(SIGNED_IN);
    const before = client.session.getSnapshot();
    show(true);
    expect(client.session.getSnapshot()).toBe(before);
  });

  it('is ignored after unsubscribing', async () => {
    const { client } = await open(SIGNED_IN);
    stop();
    localStorage.clear();
    show(true);
    expect(client.session.getSnapshot().status).toBe('signed-in');
  });
});

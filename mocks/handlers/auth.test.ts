// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ACCESS_LIFETIME, REFRESH_LIFETIME } from '../db/tokens.ts';
import { openTestClient, text, type TestClient } from '../testing/testClient.ts';

async function refresh(client: TestClient, token: string) {
  const response = await client.fetch('http://localhost/api/auth/refresh', {
    method: 'POST',
    body: new URLSearchParams({ refresh_token: token }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

const me = async (client: TestClient, token: string) =>
  client.call('GET', '/auth/me', undefined, { headers: { Authorization: `Bearer ${token}` } });

describe('registration', () => {
  const account = { username: 'ada', email: 'ada@example.com', password: 'correct-horse-7' };

  // Specification: calls.5
  it('creates an account that can sign in by email and by username, in any case', async () => {
    const client = await openTestClient();
    const { status, body } = await client.call('POST', '/auth/register', account);
    expect(status).toBe(201);
    expect(body).toMatchObject({ username: 'ada', isBetaUser: false });
    expect(body).not.toHaveProperty('password');
    for (const identifier of ['ada', 'ADA@example.com']) {
      const answer = await client.call('POST', '/auth/login', {
        identifier,
        password: account.password,
      });
      expect(answer.status).toBe(200);
    }
  });

  it.each([
    ['username', { ...account, email: 'other@example.com', username: 'Ada' }],
    ['email', { ...account, username: 'other', email: 'ADA@example.com' }],
  ])('answers 409 if the %s is taken', async (_, second) => {
    const client = await openTestClient();
    await client.call('POST', '/auth/register', account);
    expect(await client.call('POST', '/auth/register', second)).toEqual({
      status: 409,
      body: { detail: 'Username or email already exists' },
    });
  });

  it('answers 422 with one entry per invalid field', async () => {
    const client = await openTestClient();
    const { status, body } = await client.call('POST', '/auth/register', {
      username: 'ada',
      email: 'nowhere',
      password: 'short',
      confirm: 'short',
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      detail: expect.arrayContaining([
        expect.objectContaining({
          loc: ['body', 'email'],
          msg: 'Please enter a valid email address',
        }),
        expect.objectContaining({
          loc: ['body', 'password'],
          msg: 'Password must be at least 8 characters long',
        }),
        expect.objectContaining({ loc: ['body', 'confirm'] }),
      ]) as unknown,
    });
  });

  it('answers 400 for a body that is not JSON', async () => {
    const client = await openTestClient();
    const response = await client.fetch('http://localhost/api/auth/register', {
      method: 'POST',
      body: '{"username":',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ detail: 'The request body is not valid JSON.' });
  });

  it('stores no password in plain text', async () => {
    const client = await openTestClient();
    await client.call('POST', '/auth/register', account);
    const users = await client.backend.context.db.users.toArray();
    expect(JSON.stringify(users)).not.toContain(account.password);
    expect(JSON.stringify(users)).not.toContain('lectern-demo');
  });
});

describe('sign-in', () => {
  // Specification: builds.4
  it('accepts the seeded accounts', async () => {
    const client = await openTestClient();
    const userOf = async (identifier: string, password: string) => {
      const { body } = await client.call('POST', '/auth/login', { identifier, password });
      return me(client, text(body, 'access_token'));
    };
    const demo = await userOf('demo', 'lectern-demo');
    expect(demo.body).toMatchObject({ name: 'Maya Lindqvist', isBetaUser: false });
    expect(text(demo.body, 'avatar')).toMatch(/^data:image\/svg\+xml/);
    const beta = await userOf('beta@lectern.app', 'lectern-beta');
    expect(beta.body).toMatchObject({ isBetaUser: true });
  });

  it.each([
    ['a wrong password', { identifier: 'demo', password: 'lectern-beta' }],
    ['an unknown name', { identifier: 'nobody', password: 'lectern-demo' }],
  ])('answers 401 for %s', async (_, credentials) => {
    const client = await openTestClient();
    const answer = await client.call('POST', '/auth/login', credentials);
    expect(answer).toEqual({ status: 401, body: { detail: 'Incorrect username or password.' } });
  });

  it('requires a token for every other call', async () => {
    const client = await openTestClient();
    for (const path of ['/auth/me', '/projects', '/voices/list', '/avatars', '/scripts/scripts']) {
      expect(await client.call('GET', path)).toEqual({
        status: 401,
        body: { detail: 'Could not validate credentials.' },
      });
    }
  });
});

describe('tokens', () => {
  it('accepts an access token for 15 minutes', async () => {
    let now = Date.UTC(2025, 0, 1);
    const client = await openTestClient({ now: () => now });
    const { access } = await client.signIn();
    now += ACCESS_LIFETIME - 1;
    expect((await me(client, access)).status).toBe(200);
    now += 1;
    expect((await me(client, access)).status).toBe(401);
  });

  it('exchanges a refresh token for a new pair once', async () => {
    const client = await openTestClient();
    const first = await client.signIn();
    const second = await refresh(client, first.refresh);
    expect(second.status).toBe(200);
    expect(text(second.body, 'refresh_token')).not.toBe(first.refresh);
    expect((await me(client, text(second.body, 'access_token'))).status).toBe(200);
  });

  it('ends the whole family when a refresh token is reused', async () => {
    const client = await openTestClient();
    const first = await client.signIn();
    const second = await refresh(client, first.refresh);
    expect((await refresh(client, first.refresh)).status).toBe(401);
    expect((await refresh(client, text(second.body, 'refresh_token'))).status).toBe(401);
    expect((await me(client, text(second.body, 'access_token'))).status).toBe(401);
  });

  it("keeps the user's other sign-ins when a family ends", async () => {
    const client = await openTestClient();
    const phone = await client.signIn();
    const laptop = await client.signIn();
    await refresh(client, phone.refresh);
    await refresh(client, phone.refresh);
    expect((await me(client, laptop.access)).status).toBe(200);
  });

  it('rejects a refresh token that is expired, unknown or missing', async () => {
    let now = Date.UTC(2025, 0, 1);
    const client = await openTestClient({ now: () => now });
    const { refresh: token } = await client.signIn();
    now += REFRESH_LIFETIME;
    expect((await refresh(client, token)).status).toBe(401);
    expect((await refresh(client, 'rt_unknown')).status).toBe(401);
    expect((await refresh(client, '')).status).toBe(422);
  });

  it('rejects both tokens after signing out', async () => {
    const client = await openTestClient();
    const { access, refresh: token } = await client.signIn();
    expect((await client.call('POST', '/auth/logout')).status).toBe(200);
    expect((await me(client, access)).status).toBe(401);
    expect((await refresh(client, token)).status).toBe(401);
  });
});

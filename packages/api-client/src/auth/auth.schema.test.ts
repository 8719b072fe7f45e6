import { describe, expect, it } from 'vitest';
import { normaliseUser } from './auth.schema.ts';

describe('normaliseUser', () => {
  // Specification: shell.17
  it('takes the display name from username, then name, then User', () => {
    expect(normaliseUser({ username: 'ada', name: 'Ada Example' })?.displayName).toBe('ada');
    expect(normaliseUser({ username: ' ', name: 'Ada Example' })?.displayName).toBe('Ada Example');
    expect(normaliseUser({})?.displayName).toBe('User');
  });

  // Specification: shell.15, entities.1
  it('reads the profile picture and the beta flag', () => {
    expect(
      normaliseUser({ avatar: 'https://example.com/a.png', isBetaUser: true, email: 'a@b.c' }),
    ).toEqual({
      username: null,
      name: null,
      email: 'a@b.c',
      avatarUrl: 'https://example.com/a.png',
      isBetaUser: true,
      displayName: 'User',
    });
    expect(normaliseUser({ avatar: 'javascript:alert(1)' })?.avatarUrl).toBeNull();
  });
});

import { demoAvatars } from '@lectern/mocks/fixtures';
import { expect, it } from 'vitest';
import { FALLBACK_AVATAR } from './avatarOption.ts';

// Specification: readings.16
it('falls back to a presenter that the embedded backend can render', () => {
  expect(demoAvatars.map(({ _id }) => _id)).toContain(FALLBACK_AVATAR.id);
});

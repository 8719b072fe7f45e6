import { expect, test } from 'vitest';
import { ownVoiceId, readOwnVoice } from './ownVoice.ts';

test('an own voice names the voice that speaks meanwhile', () => {
  expect(readOwnVoice(ownVoiceId('olivia'))).toBe('olivia');
  expect(readOwnVoice('olivia')).toBeNull();
});

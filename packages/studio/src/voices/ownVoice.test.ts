import { expect, test } from 'vitest';
import { ownVoiceId, readOwnVoice } from './ownVoice.ts';

test('the id of an own voice contains the voice for sentences without a recording', () => {
  expect(readOwnVoice(ownVoiceId('olivia'))).toBe('olivia');
  expect(readOwnVoice('olivia')).toBeNull();
});

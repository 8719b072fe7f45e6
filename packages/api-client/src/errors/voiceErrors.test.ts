import { describe, expect, it } from 'vitest';
import { OFFLINE, UNREADABLE } from '../testing/failures.ts';
import { createFakeServer, createTestClient, json, odd } from '../testing/fakeServer.ts';
import { generateAudio, listVoices } from '../voices/voices.ts';
import { audioErrorMessage, voicesLoadMessage } from './voiceErrors.ts';

describe('section 8, Voices and audio', () => {
  const openClient = () =>
    createTestClient(createFakeServer(() => odd(json({ items: 'none' })))).client;

  it("a voice list that did not load says 'Error loading voices: {message}'", () => {
    expect(voicesLoadMessage(OFFLINE)).toBe('Error loading voices: Network Error');
  });

  it('a voice list of an invalid format is an error too', async () => {
    const error: unknown = await listVoices(openClient()).catch((reason: unknown) => reason);
    expect(voicesLoadMessage(error)).toBe('Error loading voices: Invalid response format from API');
  });

  it("audio that was not generated says 'Error generating audio: {message}'", () => {
    expect(audioErrorMessage(OFFLINE)).toBe('Error generating audio: Network Error');
    expect(audioErrorMessage(UNREADABLE)).toBe(
      'Error generating audio: Invalid response format from API',
    );
  });

  it("a response without audio_url gives 'Invalid response format from API'", async () => {
    const call = generateAudio(openClient(), {
      projectId: 'p1',
      voiceId: 'v1',
      script: 'Hello.',
    });
    await expect(call).rejects.toThrow('Invalid response format from API');
  });
});

import type { ApiClient } from '../client/ApiClient.ts';
import { usable, usableItems } from '../transport/answer.ts';
import type { CallOptions } from '../transport/request.ts';
import { type Audio, normaliseAudio, normaliseVoice, type Voice } from './voices.schema.ts';

/** The fixed multilingual model that section 7 names. */
const MODEL_ID = 'multilingual';

/**
 * GET /voices/list: every voice.
 * @throws ApiError; an answer that is no list is of kind `invalid-response`.
 */
export function listVoices(client: ApiClient, options?: CallOptions): Promise<Voice[]> {
  return client.request(
    { method: 'GET', path: '/voices/list', read: (data) => usableItems(data, normaliseVoice) },
    options,
  );
}

export interface GenerateAudioArgs {
  projectId: string;
  voiceId: string;
  /** The words to speak. */
  script: string;
}

/**
 * POST /voices/generate: speaks a script.
 * @throws ApiError; an answer without a usable `audio_url` is 'Invalid response format from API'.
 */
export function generateAudio(
  client: ApiClient,
  { projectId, voiceId, script }: GenerateAudioArgs,
  options?: CallOptions,
): Promise<Audio> {
  return client.request(
    {
      method: 'POST',
      path: '/voices/generate',
      body: {
        kind: 'json',
        value: { id: projectId, voice_id: voiceId, model_id: MODEL_ID, script },
      },
      read: (data) => usable(normaliseAudio(data)),
    },
    options,
  );
}

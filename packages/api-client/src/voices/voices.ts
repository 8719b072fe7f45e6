import type { ApiClient } from '../client/ApiClient.ts';
import { usable, usableItems } from '../transport/answer.ts';
import type { CallOptions } from '../transport/request.ts';
import { type Audio, normaliseAudio, normaliseVoice, type Voice } from './voices.schema.ts';

/** The fixed multilingual model that section 7 names. */
const MODEL_ID = 'multilingual';

/**
 * GET /voices/list: returns every voice (section 7).
 * @throws ApiError of any kind, `invalid-response` for a response that is not a list; `voicesLoadMessage`
 *   gives its message.
 */
export function listVoices(client: ApiClient, options?: CallOptions): Promise<Voice[]> {
  return client.request(
    { method: 'GET', path: '/voices/list', read: (data) => usableItems(data, normaliseVoice) },
    options,
  );
}

/** The arguments of {@link generateAudio} (section 7). */
export interface GenerateAudioArgs {
  projectId: string;
  voiceId: string;
  /** The words to speak. */
  script: string;
}

/**
 * POST /voices/generate: generates speech from a script (section 7).
 * @throws ApiError of any kind; a response without a usable `audio_url` is an `invalid-response`, 'Invalid
 *   response format from API'. `audioErrorMessage` gives its message.
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

/* oxlint-disable unicorn/no-thenable -- a keyword of JSON Schema */
import { VOICES } from '../voices/voices.ts';
import { closed, flag, pattern, type Schema } from './schemaParts.ts';

/** One of Lectern's own voices, or a voice from a pack that the reader may not have. */
export const VOICE_SCHEMA: Schema = {
  ...closed(
    {
      id: { type: 'string' },
      speed: {
        ...{ type: 'number', minimum: 0.75, maximum: 1.5 },
        description: 'A factor of the voice’s own pace.',
      },
    },
    {
      pack: {
        ...closed(
          { id: pattern('^(?!own-)[a-z0-9-]{1,40}$', 'the id of a voice pack') },
          { version: pattern('^[0-9a-f]{12}$', 'the version of a voice pack') },
        ),
        description: 'The voice pack that the voice is from.',
      },
      recorded: {
        ...flag,
        description:
          'Whether sentences were recorded. Recordings are not in the file: the voice speaks in their place.',
      },
    },
  ),
  if: { type: 'object', required: ['pack'] },
  then: {
    type: 'object',
    properties: { id: pattern('^[A-Za-z0-9+_-]{1,40}$', 'the id of a voice of its pack') },
  },
  else: { type: 'object', properties: { id: { enum: VOICES.map(({ id }) => id) } } },
};

import { fields, json, refusal, text } from './exchange.ts';
import type { Handler } from './handler.ts';

/** More than the ten that are shown at first (specification section 2, Voice step). */
const NAMES = [
  ...['Amber', 'Basil', 'Cedar', 'Daphne', 'Elder', 'Fern'],
  ...['Garnet', 'Hazel', 'Iris', 'Jasper', 'Kelda', 'Linden'],
];

/** Specification section 7, Voices and audio. */
export const voices: Record<string, Handler> = {
  listVoices: ({ store }) =>
    json(
      NAMES.map((name, index) => ({
        id: `v${index + 1}`,
        voice_id: `voice_${name.toLowerCase()}`,
        name,
        labels: {
          gender: index % 2 === 0 ? 'female' : 'male',
          accent: index % 3 === 0 ? 'british' : 'american',
        },
        preview_url: `${store.origin}/media/tone.wav`,
      })),
    ),

  generateAudio: ({ request, store, account }) => {
    const { id, voice_id, script } = fields(request);
    const project = account.projects.find(({ _id }) => _id === id);
    if (!project) return refusal(404, 'Not found.');
    if (text(script).trim() === '') return refusal(422, 'The script has no words.');
    if (!NAMES.some((name) => voice_id === `voice_${name.toLowerCase()}`)) {
      return refusal(422, 'There is no such voice.');
    }
    return json({ audio_url: `${store.origin}/media/tone.wav` });
  },
};

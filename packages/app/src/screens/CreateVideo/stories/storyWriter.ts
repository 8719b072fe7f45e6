import type { ScriptWriter } from '../../../backend/scriptWriter.ts';

export const PROMPT =
  '30-second onboarding for new nurses at Marien Clinic about washing hands: soap and warm water, 40 seconds, course on Friday 27 November';

/** The script for this prompt in the designs. */
export const WRITTEN = `Welcome to Marien Clinic. As a new nurse you touch more hands, rails and charts in a day than anyone else here, so clean hands are your first tool. That goes for all new nurses.

Use soap and warm water, and wash for 40 seconds: palms, backs, between the fingers, thumbs, wrists. Then dry with a paper towel.

We practice it together on Friday 27 November at [the time] in [the room]. See you there.`;

const FACTS = [
  'new nurses',
  'Marien Clinic',
  'soap and warm water',
  '40 seconds',
  'Friday 27 November',
];

/** Knows only one prompt, and looks its facts up in any text. */
export const storyWriter: ScriptWriter = {
  rewrite: ({ passage, manner }) => Promise.resolve(`${passage.slice(0, -1)}, ${manner}.`),
  checkFacts: ({ script }) =>
    Promise.resolve([
      { text: '30 seconds', places: [], seconds: 30 },
      ...FACTS.map((text) => {
        const from = script.indexOf(text);
        return {
          text,
          places: from === -1 ? null : [{ from, to: from + text.length }],
          seconds: null,
        };
      }),
    ]),
};

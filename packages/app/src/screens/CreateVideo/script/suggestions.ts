/** A prompt to start with: the chip's label, and the text that it puts into the field. */
export interface Suggestion {
  label: string;
  prompt: string;
}

/** The four suggested prompts of the specification's section 2 (Create-video wizard). */
export const SUGGESTIONS: readonly Suggestion[] = [
  { label: 'Tech startup intro', prompt: 'A 30-second tech startup introduction' },
  { label: 'Machine learning, simply', prompt: 'A simple machine-learning explanation' },
  { label: 'Fitness product promo', prompt: 'A fitness product promo' },
  { label: 'Virtual conference welcome', prompt: 'A virtual conference welcome' },
];

/** Inserted into the editor when generating a script fails (section 8, Scripts). */
export const DEMO_SCRIPT = `Hello, and welcome. This is a demo script, so that you can see how a video comes together.

Every video begins with a few sentences like these. Change them into your own words, or write something new. Keep each sentence short, because a listener cannot go back and read it again.

When you are happy with the text, choose a voice to speak it and a presenter to stand behind it. Thank you for watching.`;

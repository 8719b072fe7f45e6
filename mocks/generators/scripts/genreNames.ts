import type { Genre } from './parsePrompt.ts';

/** How tips are counted. */
export const ORDINALS = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
  'Eleventh',
  'Twelfth',
];

/** A script's title by its kind and subject. */
export const GENRE_TITLES: Readonly<Record<Genre, (subject: string) => string>> = {
  intro: (subject) => `Introducing ${subject}`,
  explain: (subject) => `${capitalise(subject)}, explained`,
  promo: (subject) => `Promo: ${subject}`,
  welcome: (subject) => `Welcome to ${subject}`,
  tips: (subject) => `Tips: ${subject}`,
  update: (subject) => `Update: ${subject}`,
  story: (subject) => `A story: ${subject}`,
  lesson: (subject) => `Lesson: ${subject}`,
};

/** The tag of each kind of script. */
export const GENRE_TAGS: Readonly<Record<Genre, string>> = {
  intro: 'introduction',
  explain: 'education',
  promo: 'marketing',
  welcome: 'event',
  tips: 'tips',
  update: 'update',
  story: 'story',
  lesson: 'tutorial',
};

/** A text with a capital in front. */
export function capitalise(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

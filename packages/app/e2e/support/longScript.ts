const SENTENCES = [
  'We open at nine, and the whole street smells of bread by seven.',
  'A baker from Bremen shows how rye and patience belong together.',
  'Bring your own bag, or borrow one of ours, and bring it back when you like.',
  'Our flour comes from a mill by the river, which has ground grain for ages.',
  'Nothing is thrown away here, for old bread makes very good soup.',
  'If you want to learn, ask for Paula: she teaches small groups.',
];
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * Returns about three minutes of text, with no two sentences alike, not even with another `topic`: about 20
 * parts.
 */
export const longScript = (topic: string): string =>
  DAYS.flatMap((day) => SENTENCES.map((sentence) => `On ${day}, ${topic}: ${sentence}`)).join(' ');

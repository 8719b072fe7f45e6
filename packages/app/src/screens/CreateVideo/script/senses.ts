/** One reading of a homograph: its meaning, and its pronunciation. */
export interface Sense {
  /** An example phrase with this sense. */
  label: string;
  says: string;
}

const SENSES: Readonly<Record<string, readonly Sense[]>> = {
  wind: [
    { label: 'the wind blows', says: 'wind' },
    { label: 'wind it up', says: 'wined' },
  ],
  tear: [
    { label: 'a tear fell', says: 'teer' },
    { label: 'tear it up', says: 'tare' },
  ],
  lead: [
    { label: 'lead the way', says: 'leed' },
    { label: 'a lead pipe', says: 'led' },
  ],
  read: [
    { label: 'read it now', says: 'reed' },
    { label: 'I have read it', says: 'red' },
  ],
  live: [
    { label: 'I live here', says: 'liv' },
    { label: 'live music', says: 'lyve' },
  ],
  minute: [
    { label: 'one minute', says: 'minnit' },
    { label: 'a minute detail', says: 'mynoot' },
  ],
  close: [
    { label: 'stay close', says: 'klohs' },
    { label: 'close the door', says: 'cloze' },
  ],
  bow: [
    { label: 'take a bow', says: 'bough' },
    { label: 'bow and arrow', says: 'bo' },
  ],
  desert: [
    { label: 'the desert', says: 'dezurt' },
    { label: 'to desert', says: 'dessert' },
  ],
  object: [
    { label: 'an object', says: 'obbject' },
    { label: 'I object', says: 'object' },
  ],
  record: [
    { label: 'a record', says: 'reckerd' },
    { label: 'record it', says: 'rekord' },
  ],
  present: [
    { label: 'a present', says: 'prezzint' },
    { label: 'present it', says: 'prihzent' },
  ],
  use: [
    { label: 'the use', says: 'yoos' },
    { label: 'use it', says: 'uze' },
  ],
  project: [
    { label: 'the project', says: 'projject' },
    { label: 'project it', says: 'prih ject' },
  ],
  produce: [
    { label: 'fresh produce', says: 'proh duce' },
    { label: 'produce it', says: 'pruh doose' },
  ],
  row: [
    { label: 'a row of seats', says: 'roe' },
    { label: 'we had a row', says: 'rao' },
  ],
  bass: [
    { label: 'the bass guitar', says: 'base' },
    { label: 'a bass to eat', says: 'bass' },
  ],
};

/** Returns the readings of a word that has more than one pronunciation; empty for any other. */
export function sensesOf(word: string): readonly Sense[] {
  const key = word.toLowerCase();
  return Object.hasOwn(SENSES, key) ? (SENSES[key] ?? []) : [];
}

/** A sentence of the product, and a version that breaks the rule. */
export interface VoicePair {
  rule: string;
  /** Quoted from the product; a test looks for it there. */
  good: string;
  bad: string;
}

/** The rules of the product's voice, each with a sentence that follows it. */
export const VOICE_PAIRS: readonly VoicePair[] = [
  {
    rule: 'Plain words, as one would say them.',
    good: 'Write what your presenter says, or generate it from a prompt.',
    bad: 'Leverage our editor to author or auto-generate your script content.',
  },
  {
    rule: 'Brief: one sentence, one thought.',
    good: 'Present anything, without a camera.',
    bad: 'With our platform you will be able to present anything that you like, and no camera is needed.',
  },
  {
    rule: 'An error says what happened and what to do.',
    good: 'The browser did not allow copying. Select the key and copy it by hand.',
    bad: 'Clipboard write failed (NotAllowedError).',
  },
  {
    rule: 'Nobody is blamed.',
    good: 'Please enter a valid email address',
    bad: 'You entered an invalid email!',
  },
  {
    rule: 'What was not done is said as clearly as what was.',
    good: 'Checkout is not connected yet. Nothing was charged.',
    bad: 'Oops! Something went wrong during checkout.',
  },
  {
    rule: 'Nothing is lost in silence.',
    good: 'This browser did not keep the change. Check its storage settings and try again.',
    bad: 'Could not save.',
  },
  {
    rule: 'A warning names the danger and the way round it.',
    good: 'This project is open in another tab. To avoid losing changes, edit it in one tab only.',
    bad: 'Concurrent session detected.',
  },
  {
    rule: 'Sentence case, except for names that the specification fixes.',
    good: 'Press play to hear each one',
    bad: 'Press Play To Hear Each One Read A Line',
  },
  {
    rule: 'An empty place says what will stand there, or what to try.',
    good: 'No video has this status. Try another one.',
    bad: 'No results',
  },
  {
    rule: 'Where things are kept is said without legal words.',
    good: 'Preferences saved on this device.',
    bad: 'Your preferences have been successfully persisted to local storage!',
  },
];

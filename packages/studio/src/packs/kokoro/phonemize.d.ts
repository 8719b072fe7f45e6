/** The part of `phonemize` 2.0 that the pack uses; its package leaves these types out. */
declare module 'phonemize/en-g2p' {
  export class EnglishG2P {
    /** A word in the IPA, each stress mark before its syllable. */
    predict(word: string): string | null;
  }
}

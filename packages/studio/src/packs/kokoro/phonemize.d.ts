/** The part of `phonemize` 2.0 that the pack uses; the package does not include these types. */
declare module 'phonemize/en-g2p' {
  export class EnglishG2P {
    /** Returns a word in the IPA, with each stress mark before its syllable. */
    predict(word: string): string | null;
  }
}

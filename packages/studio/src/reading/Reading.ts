/** How one written word is pronounced. */
export interface Reading {
  /** The end of the word in the plain text, where the mark was. */
  at: number;
  /** Words to speak instead. */
  says: string;
}

/** Characters beyond those in the first file of every face. */
const FURTHER =
  /[^\p{ASCII}\u0080-\u00FF\u0131\u0152\u0153\u02C6\u02DA\u02DC\u2000-\u206F\u20AC\u2122]/u;

/** Whether a text has characters that need a face of their own. */
export const needsFaces = (text: string): boolean => FURTHER.test(text);

/** Returns a test for whether the faces that films load have a character, without loading any of them. */
export async function signsOfFaces(): Promise<(sign: string) => boolean> {
  return (await import('./writingFaces.ts')).isInFaces;
}

/** Letters and signs beyond those that the first file of every face has. */
const FURTHER =
  /[^\p{ASCII}\u0080-\u00FF\u0131\u0152\u0153\u02C6\u02DA\u02DC\u2000-\u206F\u20AC\u2122]/u;

/** Whether a text has letters or signs that need a face of their own. */
export const needsFaces = (text: string): boolean => FURTHER.test(text);

/** Tells which signs the faces have that films load, without loading any of them. */
export async function signsOfFaces(): Promise<(sign: string) => boolean> {
  return (await import('./writingFaces.ts')).isInFaces;
}

/*
 * The files of `writingFaces.ts`. Separate from it, because a page that makes no films needs none of them.
 */

const FILES = import.meta.glob<string>(
  [
    '../../../../node_modules/@fontsource-variable/inter/files/inter-*-wght-normal.woff2',
    '../../../../node_modules/@fontsource-variable/noto-sans-*/files/*-wght-normal.woff2',
    // As in `writingFaces.ts`.
    '!**/noto-sans-*-{latin,latin-ext,cyrillic,cyrillic-ext,greek-ext,vietnamese,math,symbols}-wght-normal.woff2',
  ],
  { query: '?url', import: 'default', eager: true },
);

/** URLs by the names of pieces. */
export const FACE_FILES: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([path, url]) => [
    path.slice(path.lastIndexOf('/') + 1).replace('-wght-normal.woff2', ''),
    url,
  ]),
);

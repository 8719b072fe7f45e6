/**
 * The files of a build that was not watched.
 *
 * @param {Awaited<ReturnType<typeof import('vite').build>>} result
 */
export const outputOf = (result) =>
  [result].flat().flatMap((built) => ('output' in built ? built.output : []));

/**
 * The output files of a build without watch mode.
 *
 * @param {Awaited<ReturnType<typeof import('vite').build>>} result
 */
export const outputOf = (result) =>
  [result].flat().flatMap((built) => ('output' in built ? built.output : []));

/** Whether tests sweep over all voices and recordings: part `sweeps` of the full suite asks for it. */
export const isSweep = process.env.LECTERN_SWEEPS !== undefined;

/** All of a list in the full suite; in `npm test` the first few, which hold the rule. */
export const swept = <T>(all: readonly T[], few: number): readonly T[] =>
  isSweep ? all : all.slice(0, few);

/** Whether tests cover all voices and recordings, as in the full suite's `sweeps` part. */
export const isSweep = process.env.LECTERN_SWEEPS !== undefined;

/** Returns the whole list in the full suite; in `npm test`, the first few entries, which cover the rule. */
export const swept = <T>(all: readonly T[], few: number): readonly T[] =>
  isSweep ? all : all.slice(0, few);

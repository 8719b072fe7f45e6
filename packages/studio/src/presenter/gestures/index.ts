/*
 * The package's entry `@lectern/studio/gestures`: the times of a film's gestures, for the preview's
 * timeline and for the count next to a script. Lightweight: rules and arithmetic, no engine and no drawing.
 */
export { expectedByRule } from './expected.ts';
export { plannedGestures } from './plan.ts';
export type { PlannedGesture } from './timing.ts';

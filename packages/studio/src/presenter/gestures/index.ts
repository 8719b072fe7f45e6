/*
 * The package's entry `@lectern/studio/gestures`: when a film's gestures are made, for the preview's line
 * of time and for the count beside a script. Light: rules and arithmetic, no engine and no drawing.
 */
export { expectedByRule } from './expected.ts';
export { plannedGestures } from './plan.ts';
export type { PlannedGesture } from './timing.ts';

/**
 * Turns `['color', 'scene', 'sky', 'bg']` into `lectern-color-scene-sky-bg`. Capitals stay: in kebab case,
 * `dangerSolid` and `danger.solid` would be the same variable.
 */
export const variableName = (path: readonly string[]) => `lectern-${path.join('-')}`;

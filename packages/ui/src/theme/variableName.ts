/**
 * `['color', 'scene', 'sky', 'bg']` becomes `lectern-color-scene-sky-bg`. Capitals stay: in kebab
 * case `dangerSolid` and `danger.solid` would be one variable.
 */
export const variableName = (path: readonly string[]) => `lectern-${path.join('-')}`;

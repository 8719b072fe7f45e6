/*
 * What React finds wrong with the markup of a story, or with the way in which it is made, goes to the
 * console, where nobody reads it in a run of all stories.
 */

/** React's words for faults of ours. It says each of them once a page, in the development build alone. */
const FAULTS =
  /cannot be a (?:child|descendant) of|unique "key" prop|two children with the same key|does not recognize the|Invalid (?:DOM property|ARIA attribute|aria prop|event handler|value for prop)|Unknown ARIA attribute|non-boolean attribute|Received NaN|changing an? (?:un)?controlled input|without an `onChange` handler|Cannot update a component/;

/** The message of a call of the console whose first value is a format: each `%s` is the next value. */
function formatted([format, ...values]: readonly unknown[]): string {
  return typeof format === 'string' ? format.replaceAll('%s', () => String(values.shift())) : '';
}

/**
 * Listens to `console.error`, which goes on as it was.
 *
 * @returns what takes the faults that React has told of since it was last asked
 */
export function listenForReactFaults(console: Pick<Console, 'error'>): () => string[] {
  let faults: string[] = [];
  const { error } = console;
  console.error = (...values: unknown[]) => {
    const message = formatted(values);
    if (FAULTS.test(message)) faults.push(message);
    error(...values);
  };
  return () => {
    const found = faults;
    faults = [];
    return found;
  };
}

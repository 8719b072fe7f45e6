/*
 * React reports faults in a story's markup, or in the way it is rendered, to the console, where no one
 * reads them in a run of all stories.
 */

/**
 * React's messages for faults of ours. It logs each of them once per page, and only in the development
 * build.
 */
const FAULTS =
  /cannot be a (?:child|descendant) of|unique "key" prop|two children with the same key|does not recognize the|Invalid (?:DOM property|ARIA attribute|aria prop|event handler|value for prop)|Unknown ARIA attribute|non-boolean attribute|Received NaN|changing an? (?:un)?controlled input|without an `onChange` handler|Cannot update a component/;

/** Formats the message of a console call whose first value is a format: each `%s` is the next value. */
function formatted([format, ...values]: readonly unknown[]): string {
  return typeof format === 'string' ? format.replaceAll('%s', () => String(values.shift())) : '';
}

/**
 * Listens to `console.error`, which keeps working as before.
 *
 * @returns a function that takes the faults that React has reported since the last call
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

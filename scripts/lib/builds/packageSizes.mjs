/* The cost of parts of @lectern/ui to an application: budgets, and the table in the README. */

/** Bytes of compressed script beyond React that importing a button may cost. */
const BUTTON_BUDGET = 16_000;
/** The only component folders that a button may pull in. */
const BUTTON_FOLDERS = ['Button', 'Icon', 'Spinner'];
/** Relative difference from the README at which its table must be updated. */
const DRIFT = 0.1;
/** Absolute difference that is always tolerated, in kB. */
const SLACK = 0.5;

/** @typedef {{ label: string; script: number; styles: number; folders: readonly string[] }} Size */

/** @param {number} bytes */
const kB = (bytes) => (bytes / 1000).toFixed(1);

/**
 * Budgets that the sizes exceed, in sentences.
 *
 * @param {readonly Size[]} sizes
 */
export function overBudget(sizes) {
  const button = sizes.find(({ label }) => label === '`Button`');
  if (!button) return ['`Button` was not measured.'];
  const uninvited = button.folders.filter((folder) => !BUTTON_FOLDERS.includes(folder));
  return [
    button.script > BUTTON_BUDGET &&
      `${button.label} takes ${kB(button.script)} kB of script; its budget is ${kB(BUTTON_BUDGET)}.`,
    uninvited.length > 0 && `${button.label} now brings ${uninvited.join(', ')} along.`,
  ].filter((fault) => fault !== false);
}

/** @param {readonly Size[]} sizes */
export const sizesTable = (sizes) =>
  [
    '| imported | script, kB | styles, kB |',
    '| --- | --: | --: |',
    ...sizes.map(({ label, script, styles }) => `| ${label} | ${kB(script)} | ${kB(styles)} |`),
  ].join('\n');

/**
 * Labels of sizes for which a table is out of date: rows that it lacks, and scripts that have grown or
 * shrunk.
 *
 * @param {readonly Size[]} sizes
 * @param {string} table - As `sizesTable` writes it, formatted.
 */
export function staleSizes(sizes, table) {
  const rows = table.matchAll(/^\| ([^|]+?) +\| +([\d.]+) \|/gm);
  const written = new Map([...rows].map(([, label, script]) => [label, Number(script)]));
  return sizes
    .filter(({ label, script }) => {
      const said = written.get(label);
      return said === undefined || Math.abs(said - script / 1000) > Math.max(SLACK, said * DRIFT);
    })
    .map(({ label }) => label);
}

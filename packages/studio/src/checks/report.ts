/** One row of a check: what was measured, the target, and whether it passes. */
export interface Check {
  name: string;
  value: string | number;
  target: string;
  pass: boolean;
}

/** Returns a row that passes if a measured number is within bounds. */
export function within(
  name: string,
  value: number,
  { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY, unit = '' },
): Check {
  const bounds = [
    ...(least === Number.NEGATIVE_INFINITY ? [] : [`≥ ${least}${unit}`]),
    ...(most === Number.POSITIVE_INFINITY ? [] : [`≤ ${most}${unit}`]),
  ];
  const rounded = Math.round(value * 1000) / 1000;
  return {
    name,
    value: `${rounded}${unit}`,
    target: bounds.join(', '),
    pass: value >= least && value <= most,
  };
}

/** Formats the rows as a table for a terminal; failed ones are marked. */
export function formatChecks(checks: readonly Check[]): string {
  const rows = checks.map(({ name, value, target, pass }) => [
    pass ? 'ok  ' : 'FAIL',
    name,
    String(value),
    target,
  ]);
  const widths = [0, 1, 2].map((i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Returns the names of the rows that fail. */
export function failures(checks: readonly Check[]): string[] {
  return checks.filter(({ pass }) => !pass).map(({ name }) => name);
}

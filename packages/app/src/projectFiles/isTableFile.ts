/** Values of `accept` for tables. */
export const TABLE_FILES = ['.csv', '.tsv', '.txt', 'text/csv', 'text/tab-separated-values'];

/** Whether a file is meant to be a table, by its name; its content decides. */
export function isTableFile({ name }: Pick<File, 'name'>): boolean {
  return /\.(?:csv|tsv)$/i.test(name);
}

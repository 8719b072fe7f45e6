/** What the pickers offer for tables. */
export const TABLE_FILES = ['.csv', '.tsv', '.txt', 'text/csv', 'text/tab-separated-values'];

/** Whether a file is meant as a table, by its name; what is inside decides. */
export function isTableFile({ name }: Pick<File, 'name'>): boolean {
  return /\.(?:csv|tsv)$/i.test(name);
}

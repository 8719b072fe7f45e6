/** Value of `accept` for project files. */
export const PROJECT_FILES = '.lectern.json,.json,application/json';

/** Whether a file may be a project file, by its name; its content decides. */
export function isProjectFile({ name }: Pick<File, 'name'>): boolean {
  return /\.json$/i.test(name);
}

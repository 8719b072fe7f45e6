/**
 * A project file that cannot be used. `message` is one sentence for the user; `reason` is the same without
 * its subject, for a sentence that names the file: 'has no “title”'.
 */
export class RecipeError extends Error {
  override readonly name = 'RecipeError';
  readonly reason: string;

  constructor(reason: string) {
    super(`This project file ${reason}.`);
    this.reason = reason;
  }
}

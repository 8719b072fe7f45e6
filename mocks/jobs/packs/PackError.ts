/** Why a pack was not loaded. */
export type PackErrorCode =
  /** The site's answer was none, or broke off: what came is kept. */
  | 'unreachable'
  /** A file is gone from the site. */
  | 'missing-file'
  /** A file is longer than its manifest says, or has another sum: it was thrown away. */
  | 'not-as-promised'
  /** The device is full: everything of the pack was removed. */
  | 'storage-full';

export class PackError extends Error {
  override readonly name = 'PackError';
  readonly code: PackErrorCode;
  /** The file's place in the manifest, from 1. */
  readonly file: number;

  constructor(code: PackErrorCode, file: number, options?: ErrorOptions) {
    super(`${code} (file ${file})`, options);
    this.code = code;
    this.file = file;
  }
}

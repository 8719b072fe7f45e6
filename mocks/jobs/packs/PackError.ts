/** Reasons why a pack did not load. */
export type PackErrorCode =
  /** The site did not respond, or the response was cut off; the received bytes are kept. */
  | 'unreachable'
  /** A file is missing from the site. */
  | 'missing-file'
  /** A file is longer than its manifest says, or has another checksum; it was discarded. */
  | 'not-as-promised'
  /** The device is full; all files of the pack were removed. */
  | 'storage-full';

export class PackError extends Error {
  override readonly name = 'PackError';
  readonly code: PackErrorCode;
  /** The file's position in the manifest, starting at 1. */
  readonly file: number;

  constructor(code: PackErrorCode, file: number, options?: ErrorOptions) {
    super(`${code} (file ${file})`, options);
    this.code = code;
    this.file = file;
  }
}

/** Why a file cannot be used as a recording; `too-long` means longer than an hour. */
export type RecordingFault = 'not-audio' | 'too-long' | 'silent' | 'unsupported';

/**
 * An expected fault of a file that a user chose. `code` is for programs, `message` for technical details;
 * for `too-long`, it contains the seconds.
 */
export class RecordingError extends Error {
  override readonly name = 'RecordingError';
  readonly code: RecordingFault;

  constructor(code: RecordingFault, message: string = code, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

import type { StudioErrorCode } from './types.ts';

/** An expected failure of the studio. `code` is for programs, `message` for technical details. */
export class StudioError extends Error {
  override readonly name = 'StudioError';
  readonly code: StudioErrorCode;

  constructor(code: StudioErrorCode, message: string = code, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

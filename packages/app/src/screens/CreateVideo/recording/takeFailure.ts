/** Returns the message for a take that could not be kept. */
export const takeFailure = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause
    ? cause.message
    : 'The take could not be kept. Record it again.';

/** Why there is no microphone. */
export type MicrophoneTrouble = 'refused' | 'none' | 'busy' | 'insecure' | 'unsupported';

/** Thrown when a microphone cannot be opened. */
export class MicrophoneError extends Error {
  override name = 'MicrophoneError';
  constructor(readonly trouble: MicrophoneTrouble) {
    super(`No microphone: ${trouble}`);
  }
}

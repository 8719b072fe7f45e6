const OWN = 'own-';

/**
 * Returns the id of the user's own voice; `fallback` is the voice for sentences that are not recorded yet.
 */
export function ownVoiceId(fallback: string): string {
  return `${OWN}${fallback}`;
}

/**
 * Returns the voice for sentences that are not recorded yet; null for a voice that is not the user's own.
 */
export function readOwnVoice(id: string): string | null {
  return id.startsWith(OWN) ? id.slice(OWN.length) : null;
}

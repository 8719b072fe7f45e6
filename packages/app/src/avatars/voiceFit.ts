import type { Avatar, Voice } from '@lectern/api-client';

type Speaker = Pick<Avatar, 'voiceId' | 'voiceGender'>;
type Labels = Pick<Voice, 'id' | 'gender'>;

const isSame = (one: string | null, other: string | null): boolean =>
  one !== null && one.toLowerCase() === other?.toLowerCase();

/** Whether a voice is one that a presenter is first offered. */
function fits({ voiceId, voiceGender }: Speaker, { id, gender }: Labels): boolean {
  return id === voiceId || isSame(voiceGender, gender);
}

/**
 * Voices in their order, but first the presenter's own first voice, then those of its gender. Any may
 * still be chosen.
 */
export function voicesFor<V extends Labels>(voices: readonly V[], presenter: Speaker): V[] {
  const rank = (voice: V) => (voice.id === presenter.voiceId ? 0 : fits(presenter, voice) ? 1 : 2);
  return voices.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Presenters in their order, but first those that a voice fits, and those of whom that is not known.
 * The order of all where a voice fits none of them: the robot's.
 */
export function presentersFor<A extends Speaker>(
  presenters: readonly A[],
  voice: Labels | null,
): A[] {
  if (!voice || !presenters.some((presenter) => fits(presenter, voice))) return [...presenters];
  const rank = (presenter: A) => (presenter.voiceGender === null || fits(presenter, voice) ? 0 : 1);
  return presenters.toSorted((a, b) => rank(a) - rank(b));
}

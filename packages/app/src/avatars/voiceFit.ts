import type { Avatar, Voice } from '@lectern/api-client';

type Speaker = Pick<Avatar, 'voiceId' | 'voiceGender'>;
type Labels = Pick<Voice, 'id' | 'gender'>;

const isSame = (one: string | null, other: string | null): boolean =>
  one !== null && one.toLowerCase() === other?.toLowerCase();

/** Whether a voice is among those that a presenter is offered first. */
function fits({ voiceId, voiceGender }: Speaker, { id, gender }: Labels): boolean {
  return id === voiceId || isSame(voiceGender, gender);
}

/**
 * Sorts voices: first the presenter's own voice, then those of its gender, then the rest in their order.
 * Any may still be chosen.
 */
export function voicesFor<V extends Labels>(voices: readonly V[], presenter: Speaker): V[] {
  const rank = (voice: V) => (voice.id === presenter.voiceId ? 0 : fits(presenter, voice) ? 1 : 2);
  return voices.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Sorts presenters: first those that the voice fits or whose voice gender is unknown, then the rest in
 * their order. The order does not change if the voice fits none of them, such as the robot's.
 */
export function presentersFor<A extends Speaker>(
  presenters: readonly A[],
  voice: Labels | null,
): A[] {
  if (!voice || !presenters.some((presenter) => fits(presenter, voice))) return [...presenters];
  const rank = (presenter: A) => (presenter.voiceGender === null || fits(presenter, voice) ? 0 : 1);
  return presenters.toSorted((a, b) => rank(a) - rank(b));
}

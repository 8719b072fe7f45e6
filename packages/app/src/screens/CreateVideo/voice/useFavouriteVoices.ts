import { useKeptRecord } from '../../../lib/records/keptRecord.ts';
import { useOwner } from '../../../session/useOwner.ts';

const NONE: readonly string[] = [];

function parseIds(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : NONE;
}

export interface FavouriteVoices {
  ids: readonly string[];
  /** @returns whether it is kept; if not, the change is reverted */
  toggle: (id: string) => Promise<boolean>;
}

/**
 * The favourite voices of the signed-in user, kept in this browser because the contract has no call for
 * them.
 */
export function useFavouriteVoices(): FavouriteVoices {
  const [ids, write] = useKeptRecord(`lectern.favouriteVoices.${useOwner()}`, parseIds);
  return {
    ids,
    toggle: (id) => write(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]),
  };
}

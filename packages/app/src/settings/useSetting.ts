import { useKeptRecord } from '../lib/records/keptRecord.ts';
import { useOwner } from '../session/useOwner.ts';

/** A settings panel's stored values. Settings are kept in this browser only (specification section 2). */
export interface SettingDefinition<T> {
  /** The last part of its record's key. */
  name: string;
  /** Reads a parsed JSON value, or `null` if nothing is stored; must not throw. */
  parse: (value: unknown) => T;
}

/**
 * Returns one of the signed-in user's settings, and a function that stores a new value: it resolves to
 * whether the value would survive a browser crash. Follows other tabs.
 */
export function useSetting<T>({
  name,
  parse,
}: SettingDefinition<T>): [T, (next: T) => Promise<boolean>] {
  return useKeptRecord(`lectern.settings.${useOwner()}.${name}`, parse);
}

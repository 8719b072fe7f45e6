import { useKeptRecord } from '../lib/keptRecord.ts';
import { useOwner } from '../session/useOwner.ts';

/** A panel's values in storage. Settings are kept in this browser only (specification section 2). */
export interface SettingDefinition<T> {
  /** The last part of its record's key. */
  name: string;
  /** Reads a parsed JSON value, or `null` where nothing was kept; must not throw. */
  parse: (value: unknown) => T;
}

/**
 * One of the signed-in user's settings, and a function that keeps a new value: it resolves to whether
 * the value survives the death of the browser. Follows other tabs.
 */
export function useSetting<T>({
  name,
  parse,
}: SettingDefinition<T>): [T, (next: T) => Promise<boolean>] {
  return useKeptRecord(`lectern.settings.${useOwner()}.${name}`, parse);
}

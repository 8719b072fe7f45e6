import { records } from '../lib/records/pageRecords.ts';

const KEY = 'lectern.rememberedIdentifier';

/** Reads what 'Remember Me' kept: an email or username, never a password (specification section 2). */
export function readRememberedIdentifier(): string {
  return records.read(KEY) ?? '';
}

/** Keeps the identifier, or forgets it if the box is not ticked. */
export function rememberIdentifier(identifier: string | null): void {
  void records.write(KEY, identifier || null);
}

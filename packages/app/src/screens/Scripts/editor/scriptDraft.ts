import { object, string } from 'yup';
import { parseJson } from '../../../lib/readJson.ts';
import { type RecordKey, records } from '../../../lib/records/pageRecords.ts';
import type { ScriptValues } from './scriptValues.ts';

const schema = object({
  title: string().defined(),
  text: string().defined(),
  tags: string().defined(),
  language: string().defined(),
});

/** The user and the script being written; `null` for a new script. */
export interface DraftAddress {
  owner: string;
  scriptId: string | null;
}

const keyOf = ({ owner, scriptId }: DraftAddress): RecordKey =>
  `lectern.script-draft.${JSON.stringify([owner, scriptId])}`;

/** Reads text that was typed but not saved, after a reload or a crash; null if there is none. */
export function readDraft(address: DraftAddress): ScriptValues | null {
  const value = parseJson(records.read(keyOf(address)));
  return schema.isValidSync(value, { strict: true }) ? value : null;
}

/** Stores the typed text; `null` removes it. */
export function writeDraft(address: DraftAddress, values: ScriptValues | null): void {
  void records.write(keyOf(address), values && JSON.stringify(values));
}

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

/** Which script of whom is being written; `null` for a new one. */
export interface DraftAddress {
  owner: string;
  scriptId: string | null;
}

const keyOf = ({ owner, scriptId }: DraftAddress): RecordKey =>
  `lectern.script-draft.${JSON.stringify([owner, scriptId])}`;

/** What was typed and not saved, through a reload or a crash; null where there is nothing. */
export function readDraft(address: DraftAddress): ScriptValues | null {
  const value = parseJson(records.read(keyOf(address)));
  return schema.isValidSync(value, { strict: true }) ? value : null;
}

/** Keeps what was typed; `null` forgets it. */
export function writeDraft(address: DraftAddress, values: ScriptValues | null): void {
  void records.write(keyOf(address), values && JSON.stringify(values));
}

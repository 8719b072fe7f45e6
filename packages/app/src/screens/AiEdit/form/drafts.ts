import { fieldsOf, parseJson } from '../../../lib/readJson.ts';
import { type RecordKey, records } from '../../../lib/records/pageRecords.ts';
import { type AiEditForm, readForm } from './form.ts';

const VERSION = 1;

/** Whose choices for which video: one user's are never another's. */
export interface DraftAddress {
  owner: string;
  videoId: string;
}

const keyOf = ({ owner, videoId }: DraftAddress): RecordKey =>
  `lectern.aiEdit.${encodeURIComponent(owner)}.${encodeURIComponent(videoId)}`;

/** What was chosen for a video and not yet sent; null for nothing, or nothing that can be read. */
export function readDraft(address: DraftAddress): AiEditForm | null {
  const { version, form } = fieldsOf(parseJson(records.read(keyOf(address))));
  return version === VERSION ? readForm(form) : null;
}

/** @returns whether the choices are kept: storage can be blocked or full */
export function writeDraft(address: DraftAddress, form: AiEditForm): Promise<boolean> {
  return records.write(keyOf(address), JSON.stringify({ version: VERSION, form }));
}

/** Forgets what was chosen: it was sent, or is not wanted any more. */
export function removeDraft(address: DraftAddress): void {
  void records.write(keyOf(address), null);
}

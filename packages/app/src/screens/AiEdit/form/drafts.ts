import { fieldsOf, parseJson } from '../../../lib/readJson.ts';
import { type RecordKey, records } from '../../../lib/records/pageRecords.ts';
import { type AiEditForm, readForm } from './form.ts';

const VERSION = 1;

/** The user and the video that a draft belongs to: users never see each other's. */
export interface DraftAddress {
  owner: string;
  videoId: string;
}

const keyOf = ({ owner, videoId }: DraftAddress): RecordKey =>
  `lectern.aiEdit.${encodeURIComponent(owner)}.${encodeURIComponent(videoId)}`;

/** Reads what was chosen for a video but not yet sent; null if there is nothing readable. */
export function readDraft(address: DraftAddress): AiEditForm | null {
  const { version, form } = fieldsOf(parseJson(records.read(keyOf(address))));
  return version === VERSION ? readForm(form) : null;
}

/** @returns whether the choices are kept: storage can be blocked or full */
export function writeDraft(address: DraftAddress, form: AiEditForm): Promise<boolean> {
  return records.write(keyOf(address), JSON.stringify({ version: VERSION, form }));
}

/** Removes the draft: it was sent, or is no longer wanted. */
export function removeDraft(address: DraftAddress): void {
  void records.write(keyOf(address), null);
}

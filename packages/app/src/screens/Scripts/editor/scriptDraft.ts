import { object, string } from 'yup';
import { createTabDrafts, type DraftPlace, type TabDrafts } from '../../../lib/forms/tabDrafts.ts';
import type { ScriptValues } from './scriptValues.ts';

const schema = object({
  title: string().defined(),
  text: string().defined(),
  tags: string().defined(),
  language: string().defined(),
});

function read(stored: unknown): ScriptValues | null {
  if (!schema.isValidSync(stored, { strict: true })) return null;
  const { title, text, tags, language } = stored;
  return { title, text, tags, language };
}

/** Creates the drafts of the script editor. Their address is the user and the script; null for a new one. */
export const createScriptDrafts = (place?: DraftPlace): TabDrafts<ScriptValues> =>
  createTabDrafts({ family: 'lectern.script-draft.', read, toRecord: (values) => values }, place);

/** The script drafts of this page. */
export const scriptDrafts = createScriptDrafts();

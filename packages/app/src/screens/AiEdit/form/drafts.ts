import { fieldsOf } from '../../../lib/records/readJson.ts';
import { createTabDrafts, type DraftPlace, type TabDraft } from '../../../lib/forms/tabDrafts.ts';
import { type AiEditForm, readForm } from './form.ts';

const VERSION = 1;
const FAMILY = 'lectern.aiEdit.';

/** The user and the video that a draft belongs to: users never see each other's. */
interface DraftAddress {
  owner: string;
  videoId: string;
}

/** Creates the drafts of the form: what was chosen for a video but not yet sent. */
export function createAiEditDrafts(place?: DraftPlace) {
  const { open, write, removeIf } = createTabDrafts<AiEditForm>(
    {
      family: FAMILY,
      read: (stored) => {
        const { version, form } = fieldsOf(stored);
        return version === VERSION ? readForm(form) : null;
      },
      toRecord: (form) => ({ version: VERSION, form }),
    },
    place,
  );
  return {
    open: ({ owner, videoId }: DraftAddress): TabDraft<AiEditForm> =>
      open(
        [owner, videoId],
        `${FAMILY}${encodeURIComponent(owner)}.${encodeURIComponent(videoId)}`,
      ),
    write,
    removeIf,
  };
}

/** The drafts of this page. */
export const aiEditDrafts = createAiEditDrafts();

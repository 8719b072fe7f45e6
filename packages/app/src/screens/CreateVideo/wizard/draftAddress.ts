import { createTemporaryProjectId } from '@lectern/api-client';
import type { RecordKey } from '../../../lib/records/pageRecords.ts';

/** The owner and subject of a draft: the user's name, and the project's id or a placeholder for it. */
export interface DraftAddress {
  userName: string;
  projectId: string;
}

/** The start of every draft's key. */
export const DRAFT_PREFIX = 'lectern.draft.';
/** Prefix of the placeholder used until there is a project id. */
const NEW = 'new';

const keyOf = (...parts: readonly string[]) =>
  `${DRAFT_PREFIX}${parts.map(encodeURIComponent).join('.')}` as const;

/** Returns the key of a draft among the records of this browser. */
export function draftKey({ userName, projectId }: DraftAddress): RecordKey {
  return keyOf(userName, projectId);
}

/** Returns the address for the draft of a new journey until there is a project; each one is unique. */
export function newDraftAddress(userName: string): DraftAddress {
  return { userName, projectId: `${NEW}:${createTemporaryProjectId()}` };
}

/** The start of the keys of a user's drafts without a project. */
export const newDraftPrefix = (userName: string) => keyOf(userName, NEW);

/** Returns the address of such a key; null if it belongs to a project after all. */
export function newAddressOf(userName: string, key: string): DraftAddress | null {
  const projectId = decodeURIComponent(key.slice(keyOf(userName, '').length));
  return projectId === NEW || projectId.startsWith(`${NEW}:`) ? { userName, projectId } : null;
}

/**
 * Returns the id under which the project of a new journey is created. It is part of the address, so that a
 * reload during the request does not create a second project.
 */
export function temporaryIdOf({ projectId }: DraftAddress): string {
  const [, id] = projectId.split(`${NEW}:`);
  // Addresses of earlier versions have no such id.
  return id?.startsWith('project_') ? id : createTemporaryProjectId();
}

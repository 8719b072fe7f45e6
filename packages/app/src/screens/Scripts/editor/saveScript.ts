import {
  type ApiClient,
  createScript,
  type CreateScriptArgs,
  deleteScript,
  getScript,
  isApiError,
  type Script,
} from '@lectern/api-client';

/** What became of a change. */
export interface SavedScript {
  script: Script;
  /** The version before it could not be removed, and is in the library beside it. */
  isPreviousKept: boolean;
}

const isGone = (error: unknown) => isApiError(error, 'http') && error.status === 404;

/**
 * Stores a script, in place of a previous one if there is one.
 *
 * There is no call that changes a script (specification section 7), so a change is a new script and
 * the deletion of the old one, in this order: whatever fails in between, the words are never without
 * a home. If the old one stays, the new one is taken back. Without an answer it is not known whether the
 * old one stayed; it is looked for first, for taking the new one back could take the last one.
 *
 * @throws ApiError when nothing was changed
 */
export async function saveScript(
  client: ApiClient,
  args: CreateScriptArgs,
  previous: Pick<Script, 'id'> | null,
): Promise<SavedScript> {
  const script = await createScript(client, args);
  if (!previous) return { script, isPreviousKept: false };
  try {
    await deleteScript(client, { id: previous.id });
    return { script, isPreviousKept: false };
  } catch (error) {
    if (isGone(error)) return { script, isPreviousKept: false };
    const fate = await findFate(client, previous.id);
    if (fate === 'gone') return { script, isPreviousKept: false };
    if (fate === 'unknown') return { script, isPreviousKept: true };
    try {
      await deleteScript(client, { id: script.id });
    } catch (failure) {
      if (!isGone(failure)) return { script, isPreviousKept: true };
    }
    throw error;
  }
}

async function findFate(client: ApiClient, id: string): Promise<'there' | 'gone' | 'unknown'> {
  try {
    await getScript(client, { id });
    return 'there';
  } catch (error) {
    return isGone(error) ? 'gone' : 'unknown';
  }
}

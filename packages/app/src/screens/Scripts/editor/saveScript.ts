import {
  type ApiClient,
  createScript,
  type CreateScriptArgs,
  deleteScript,
  getScript,
  isApiError,
  type Script,
} from '@lectern/api-client';

/** The outcome of a change. */
export interface SavedScript {
  script: Script;
  /** Whether the previous version could not be deleted and is still in the library. */
  isPreviousKept: boolean;
}

const isGone = (error: unknown) => isApiError(error, 'http') && error.status === 404;

/**
 * Stores a script, replacing a previous one if there is one.
 *
 * No request changes a script (specification section 7), so a change creates a new script and deletes the
 * old one, in this order: whatever fails in between, the text is never lost. If the old script stays, the
 * new one is deleted. Without a response it is unknown whether the old script stayed, so it is looked up
 * first: deleting the new one could delete the last.
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

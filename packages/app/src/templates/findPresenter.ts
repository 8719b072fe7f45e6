import { type ApiClient, listAllAvatars } from '@lectern/api-client';
import type { Template } from './template.ts';

/**
 * Finds the presenter of a template on this server: by id, otherwise by name. Null if the server has neither
 * or does not answer.
 */
export async function findPresenter(
  client: ApiClient,
  wanted: Template['avatar'],
  signal: AbortSignal,
): Promise<string | null> {
  const avatars = await listAllAvatars(client, { signal }).catch(() => []);
  const found =
    avatars.find(({ id }) => id === wanted.id) ?? avatars.find(({ name }) => name === wanted.name);
  return found?.id ?? null;
}

import type { ApiClient } from '@lectern/api-client';
import { createValue, type Value } from '../../../lib/value.ts';

const byClient = new WeakMap<ApiClient, Value<ReadonlySet<string>>>();

/**
 * Returns the ids of the videos whose edit was sent and is not answered yet. They belong to the client and
 * not to a page: the user can leave the page of a video, open another one and come back.
 */
export function editsUnderWay(client: ApiClient): Value<ReadonlySet<string>> {
  const videoIds = byClient.get(client) ?? createValue<ReadonlySet<string>>(new Set());
  byClient.set(client, videoIds);
  return videoIds;
}

import type { ApiClient } from '@lectern/api-client';
import { type DraftAddress, temporaryIdOf } from './draftAddress.ts';
import { createProjectWriter, type ProjectWriter } from './projectWriter.ts';

/** Writers by session, and by the project's id or, until it exists, its temporary id. */
const known = new WeakMap<ApiClient, Map<string, ProjectWriter>>();

/**
 * Returns the writer of a journey. Wizards that open the same project one after another share one, whose
 * requests may be pending: a new project is created once, and older text never overtakes newer text.
 *
 * @param projectId - Null until the project exists.
 */
export function projectWriterOf(
  client: ApiClient,
  projectId: string | null,
  address: DraftAddress,
): ProjectWriter {
  const writers = known.get(client) ?? new Map<string, ProjectWriter>();
  known.set(client, writers);
  // The writer of a session that is over sends nothing.
  const { generation } = client.session.getSnapshot();
  const keyOf = (id: string) => `${generation} ${id}`;
  const temporaryId = temporaryIdOf(address);
  const key = keyOf(projectId ?? temporaryId);
  const earlier = writers.get(key);
  if (earlier) return earlier;
  const writer = createProjectWriter({
    ...{ client, projectId, temporaryId },
    onCreated: (id) => {
      writers.delete(key);
      writers.set(keyOf(id), writer);
    },
  });
  writers.set(key, writer);
  return writer;
}

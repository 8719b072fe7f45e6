import type { ApiClient } from '@lectern/api-client';
import { type DraftAddress, temporaryIdOf } from './draftAddress.ts';
import { createProjectWriter, type ProjectWriter } from './projectWriter.ts';

/** Writers whose project does not exist yet, by session and temporary id. */
const waiting = new WeakMap<ApiClient, Map<string, ProjectWriter>>();

/**
 * Returns the writer of a journey without a project. A wizard that continues with the draft of one that was
 * left gets the same writer, whose requests may be pending: the project is created once, and older text
 * never overtakes newer text. Use `createProjectWriter` for a project that exists.
 */
export function newProjectWriter(client: ApiClient, address: DraftAddress): ProjectWriter {
  const writers = waiting.get(client) ?? new Map<string, ProjectWriter>();
  waiting.set(client, writers);
  const temporaryId = temporaryIdOf(address);
  // The writer of a session that is over sends nothing.
  const key = `${client.session.getSnapshot().generation} ${temporaryId}`;
  const writer =
    writers.get(key) ??
    createProjectWriter({
      ...{ client, projectId: null, temporaryId },
      onCreated: () => writers.delete(key),
    });
  writers.set(key, writer);
  return writer;
}

import type { ApiClient } from '../client/ApiClient.ts';

/** Returns the ID of the current project in this tab, or null (section 3: `current_project_id`). */
export function readCurrentProjectId(client: ApiClient): string | null {
  return client.session.readCurrentProjectId();
}

/** Sets the ID of the current project in this tab; null for none (section 3: `current_project_id`). */
export function writeCurrentProjectId(client: ApiClient, id: string | null): void {
  client.session.writeCurrentProjectId(id);
}

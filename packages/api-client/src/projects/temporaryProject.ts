function randomUuid(): string {
  // `randomUUID` is missing if the page is not served over HTTPS.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4] ?? '8';
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}

const PREFIX = 'project_';

/** Creates a temporary project ID: `project_` and a UUID (section 4, Project store). */
export function createTemporaryProjectId(): string {
  return `${PREFIX}${randomUuid()}`;
}

/**
 * Returns the default name: 'Project' and the first 8 characters of the ID's UUID (section 4, Project
 * store).
 */
export function defaultProjectName(temporaryId: string): string {
  const uuid = temporaryId.startsWith(PREFIX) ? temporaryId.slice(PREFIX.length) : temporaryId;
  return `Project ${uuid.slice(0, 8)}`;
}

/** Whether a name comes from {@link defaultProjectName} instead of the user (section 4, Project store). */
export function isDefaultProjectName(name: string | null): boolean {
  return name === null || /^Project [0-9a-f]{8}$/.test(name);
}

/** Section 4 (Project status values), the filter's `processing`, and `error` of the readings. */
export const PROJECT_STATUSES = [
  'init',
  'draft',
  'script_created',
  'voice_selected',
  'voice_generated',
  'avatar_selected',
  'video_processing',
  'processing',
  'completed',
  'failed',
  'error',
] as const;

/** One of {@link PROJECT_STATUSES} (section 4). */
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

import { array, type InferType, mixed, number, object, string } from 'yup';
import type { UnknownRecord } from '../values/read.ts';
import { PROJECT_STATUSES } from '../contract/contract.gen.ts';

const activitySchema = object({
  action: string().defined().nullable(),
  /** ISO 8601. */
  timestamp: string().defined().nullable(),
  videoId: string().defined().nullable(),
  error: string().defined().nullable(),
});

/** One entry of a project's activity log (section 3, Project). */
export type ProjectActivity = InferType<typeof activitySchema>;

/**
 * A project (specification section 3), its working draft included. Every page of the signed-in app
 * reads projects, and none waits for yup: `readProject.ts` reads them by hand, held to this schema by
 * its type and by the tests.
 */
export const projectSchema = object({
  id: string().required(),
  name: string().defined().nullable(),
  description: string().defined().nullable(),
  /** A status that the product does not know is read as `draft`. */
  status: string().oneOf(PROJECT_STATUSES).required(),
  /** Percent, 0–100; 0 where it is missing. */
  progress: number().required(),
  settings: mixed<UnknownRecord>().required(),
  /** ISO 8601. */
  createdAt: string().defined().nullable(),
  updatedAt: string().defined().nullable(),
  thumbnailUrl: string().defined().nullable(),
  /** Seconds of video. */
  durationSeconds: number().defined().nullable(),
  videoUrl: string().defined().nullable(),
  /** Captions, WebVTT. */
  captionsUrl: string().defined().nullable(),
  avatarName: string().defined().nullable(),
  avatarThumbnailUrl: string().defined().nullable(),
  audioUrl: string().defined().nullable(),
  avatarId: string().defined().nullable(),
  voiceId: string().defined().nullable(),
  videoId: string().defined().nullable(),
  /** The script's words, or null where there are none. */
  script: string().defined().nullable(),
  activity: array().of(activitySchema).defined(),
  tags: array().of(string().defined()).defined(),
  /** The temporary id that the client made. */
  frontendProjectId: string().defined().nullable(),
});

/** A project in the one form that the app sees (section 3, Project). */
export type Project = InferType<typeof projectSchema>;

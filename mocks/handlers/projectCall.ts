import { findProject } from '../db/projects.ts';
import type { ProjectRecord, UserRecord } from '../db/records.ts';
import type { Call } from './call.ts';
import { notFound } from './problem.ts';

/** A project of the user by either of its ids. @throws `HttpProblem` 404. */
export async function requireProject(
  { context }: Call,
  user: UserRecord,
  id: string,
): Promise<ProjectRecord> {
  const project = await findProject(context.db, user.id, id);
  if (!project) throw notFound('project');
  return project;
}

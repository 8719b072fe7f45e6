import type { Wire } from '@lectern/api-client/contract';
import { changeProject, findProject } from '../db/projects.ts';
import type { ProjectRecord, UserRecord } from '../db/records.ts';
import { type Call, param, requireUser } from './call.ts';
import { notFound } from './problem.ts';
import { toProject } from './projects.wire.ts';

/** Finds a project of the user by either of its ids. @throws `HttpProblem` 404. */
export async function requireProject(
  { context }: Call,
  user: UserRecord,
  id: string,
): Promise<ProjectRecord> {
  const project = await findProject(context.db, user.id, id);
  if (!project) throw notFound('project');
  return project;
}

/** Returns the user and the project in the path. @throws `HttpProblem` 401 or 404. */
export async function pathProject(
  call: Call,
): Promise<{ user: UserRecord; project: ProjectRecord }> {
  const user = await requireUser(call);
  return { user, project: await requireProject(call, user, param(call, 'id')) };
}

/** Changes a project and responds with it; `change` may reject the request. */
export async function answerChanged(
  call: Call,
  project: ProjectRecord,
  change: (project: ProjectRecord) => Partial<ProjectRecord>,
  action?: string,
): Promise<{ status: 200; body: Wire['Project'] }> {
  const changed = await changeProject(
    call.context,
    project.id,
    change,
    action ? { action } : undefined,
  );
  if (!changed) throw notFound('project');
  return { status: 200, body: await toProject(call.context, changed) };
}

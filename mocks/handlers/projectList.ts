import { PROJECT_STATUSES, type ProjectStatus } from '@lectern/api-client/contract';
import { compareBy, matchesSearch, pageOf } from '../db/paging.ts';
import { DRAFT_STATUSES } from '../db/projects.ts';
import type { ProjectRecord } from '../db/records.ts';
import { readChoice, readPage, requireUser, type Resolvers } from './call.ts';
import { toProject } from './projects.wire.ts';

/** Specification section 9: 20 projects per page. */
const PAGE_SIZE = 20;

/**
 * The statuses that each value of the status filter matches (product readings: project statuses on cards).
 */
const STATUS_GROUPS: Partial<Record<ProjectStatus, readonly ProjectStatus[]>> = {
  draft: DRAFT_STATUSES,
  processing: ['processing', 'video_processing'],
  failed: ['failed', 'error'],
};

const SORT_VALUES = {
  updated_at: (project: ProjectRecord) => project.updatedAt,
  created_at: (project: ProjectRecord) => project.createdAt,
  name: (project: ProjectRecord) => project.name,
  progress: (project: ProjectRecord) => project.progress,
} as const;

const SORTS = ['updated_at', 'created_at', 'name', 'progress'] as const;

/** Specification section 7: the list of projects. */
export const projectListResolvers: Resolvers<'listProjects'> = {
  async listProjects(call) {
    const { context } = call;
    const user = await requireUser(call);
    const page = readPage(call, 'page_size', PAGE_SIZE) ?? { page: 1, size: PAGE_SIZE };
    const sort = readChoice(call, 'sort_by', SORTS) ?? 'updated_at';
    const order = readChoice(call, 'sort_order', ['asc', 'desc'] as const) ?? 'desc';
    const status = readChoice(call, 'status', PROJECT_STATUSES);
    const search = call.query.get('search') ?? '';
    const wanted = status === null ? PROJECT_STATUSES : (STATUS_GROUPS[status] ?? [status]);
    // Reading and sorting 5,000 projects takes about 0.1 s, and avoids an index for each sort order.
    const all = await context.db.projects.where({ userId: user.id }).toArray();
    const found = all
      .filter((project) => wanted.includes(project.status))
      .filter(({ name, description, tags }) => matchesSearch(search, name, description, ...tags))
      .toSorted(compareBy(SORT_VALUES[sort], order));
    const { items, pages, total } = pageOf(found, page);
    const wire = await Promise.all(items.map((project) => toProject(context, project)));
    return { status: 200, body: { items: wire, pages, total } };
  },
};

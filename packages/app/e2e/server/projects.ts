import { fields, json, notFound, refusal, text } from './exchange.ts';
import type { Handler } from './handler.ts';
import { isFound, paged, sorted } from './lists.ts';
import { type Account, idOf, type Item, type Store } from './store.ts';

/** What My Videos' filter names, and the statuses it finds (contract, listProjects). */
const GROUPS: Record<string, readonly string[]> = {
  completed: ['completed'],
  processing: ['video_processing', 'processing'],
  failed: ['failed', 'error'],
  draft: [
    ...['init', 'draft', 'script_created'],
    ...['voice_selected', 'voice_generated', 'avatar_selected'],
  ],
};

const findProject = (account: Account, id: string | undefined): Item | undefined =>
  account.projects.find((project) => idOf(project) === id);

function touch(project: Item, changes: Record<string, unknown>): Item {
  return Object.assign(project, changes, { updated_at: new Date().toISOString() });
}

/** Adds a project; tests use it to begin with some. */
export function addProject(store: Store, account: Account, details: object = {}): Item {
  const now = new Date().toISOString();
  const project: Item = {
    _id: store.newId('prj'),
    ...{ name: 'Untitled', description: '', project_type: 'VIDEO', status: 'init', progress: 0 },
    ...{ settings: {}, activity_log: [], tags: [], created_at: now, updated_at: now },
    ...details,
  };
  account.projects.unshift(project);
  return project;
}

/** A finished project with a film that plays. */
export function addVideo(store: Store, account: Account, name: string): Item {
  const film = `${store.origin}/media/film.mp4`;
  return addProject(store, account, {
    name,
    ...{ status: 'completed', progress: 100, video_id: store.newId('vid'), video_url: film },
    video_data: {
      video_url: film,
      thumbnail_url: `${store.origin}/media/picture.png`,
      duration: 1,
    },
  });
}

function linking(
  param: string,
  change: (id: string, store: Store) => Record<string, unknown>,
): Handler {
  return ({ request, store, account }) => {
    const project = findProject(account, request.params.id);
    const id = request.params[param] ?? '';
    return project ? json(touch(project, change(id, store))) : notFound;
  };
}

/** Specification section 7, Projects. */
export const projects: Record<string, Handler> = {
  listProjects: ({ request, account }) => {
    const { query } = request;
    const status = query.get('status');
    const statuses = status === null ? null : (GROUPS[status] ?? [status]);
    const found = account.projects.filter(
      (project) =>
        isFound(query.get('search'), project.name) &&
        (statuses === null || statuses.includes(text(project.status))),
    );
    return json(paged(sorted(found, request, 'updated_at'), request, 'page_size'));
  },

  getProject: ({ request, account }) => {
    const project = findProject(account, request.params.id);
    return project ? json(project) : notFound;
  },

  createProject: ({ request, store, account }) => {
    const body = fields(request);
    const temporary = body.frontend_project_id;
    if (temporary !== request.params.id) return refusal(422, 'The temporary ids differ.');
    const known = account.projects.find((one) => one.frontend_project_id === temporary);
    return json(known ?? addProject(store, account, body), 201);
  },

  updateProject: ({ request, account }) => {
    const project = findProject(account, request.params.id);
    return project ? json(touch(project, fields(request))) : notFound;
  },

  linkScript: linking('scriptId', () => ({ status: 'script_created' })),
  linkVoice: linking('voiceId', (id) => ({ voice_id: id })),
  linkAvatar: linking('avatarId', (id) => ({ avatar_id: id, status: 'avatar_selected' })),
  linkVideo: linking('videoId', (id, store) => ({
    video_id: id,
    ...(store.videos.has(id) && { status: 'video_processing' }),
  })),
};

/** All URLs of the app are built here, and nowhere else (specification section 2, route table). */

/** The wizard's steps in order; each is the last segment of its path. */
export const CREATE_STEPS = ['script', 'voice', 'avatar', 'processing', 'preview'] as const;
export type CreateStep = (typeof CREATE_STEPS)[number];

/** Status filters of My Videos, as in the URL and in requests to the server. */
export const VIDEO_STATUS_FILTERS = ['all', 'completed', 'processing', 'failed', 'draft'] as const;
export type VideoStatusFilter = (typeof VIDEO_STATUS_FILTERS)[number];

export const VIDEO_SORTS = ['updated_at', 'created_at', 'name', 'progress'] as const;
export type VideoSort = (typeof VIDEO_SORTS)[number];

/** The settings sections in the order of their menu; each is the last segment of its path. */
export const SETTINGS_SECTIONS = ['account', 'billing', 'api', 'notifications'] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** Sort orders of the script library: Date newest, Title A-Z, Word Count highest. */
export const SCRIPT_SORTS = ['created_at', 'title', 'word_count'] as const;
export type ScriptSort = (typeof SCRIPT_SORTS)[number];

/** Filters of the templates page, and the template that is open in the preview. */
export interface TemplatesQuery {
  search?: string;
  category?: string;
  duration?: string;
  /** Id of the template in the preview. */
  preview?: string;
}

/** Filters of the script library, and the script that is open in its editor. */
export interface ScriptsQuery {
  search?: string;
  /** One of the loaded scripts' tags; empty for all. */
  category?: string;
  sort?: ScriptSort;
  /** Id of the script in the editor; takes precedence over `isNew`. */
  edit?: string;
  /** Whether the editor is open for a new script. */
  isNew?: boolean;
}

/** Views of the avatar library: avatars that everyone can see, or the user's own. */
export const AVATAR_VIEWS = ['public', 'mine'] as const;
type AvatarView = (typeof AVATAR_VIEWS)[number];

export const AVATAR_SORTS = ['updated_at', 'created_at', 'name'] as const;
export type AvatarSort = (typeof AVATAR_SORTS)[number];

/** The dashboard's tabs (specification section 2, Dashboard). */
export const DASHBOARD_TABS = ['showcase', 'avatars'] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

export interface DashboardQuery {
  tab?: DashboardTab;
}

export interface VideosQuery {
  search?: string;
  status?: VideoStatusFilter;
  sort?: VideoSort;
}

export interface AvatarsQuery {
  /** The tab; `realistic` is the default. */
  category?: string;
  search?: string;
  /** Null for any; the same applies to the next three. */
  gender?: string | null;
  /** A range of years: '25-34'. */
  age?: string | null;
  /** The presenter's origin; sent to the server as `ethnicity`. */
  location?: string | null;
  style?: string | null;
  /** Only private avatars, which are the user's own. */
  saved?: boolean;
  view?: AvatarView;
  sort?: AvatarSort;
}

/** Query of `/create`. `script` takes precedence over `template`, and `template` over `ai`. */
export interface CreateQuery {
  /** Id of a stored script. */
  script?: string;
  /** Id of a built-in template. */
  template?: string;
  /** Focuses the prompt. */
  ai?: boolean;
  prompt?: string;
  /** Id of the avatar to start with; independent of the other three. */
  avatar?: string;
}

type QueryValue = string | boolean | null | undefined;

/** Omits empty, false and missing values from the URL. */
function withQuery(path: string, query: Record<string, QueryValue>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value) search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

export const paths = {
  /** Omits the default tab, the most recent videos. */
  dashboard: ({ tab }: DashboardQuery = {}) =>
    withQuery('/', { tab: tab === 'showcase' ? undefined : tab }),
  login: () => '/login',
  register: () => '/register',
  /** Omits defaults (all statuses, last updated first). */
  videos: ({ search, status, sort }: VideosQuery = {}) =>
    withQuery('/videos', {
      search,
      status: status === 'all' ? undefined : status,
      sort: sort === 'updated_at' ? undefined : sort,
    }),
  /** Videos from a recipe and a table; only if the backend is in the page. */
  videosFromTable: () => '/videos/table',
  /** A table whose videos are made. */
  videoTable: (id: string) => `/videos/table/${encodeURIComponent(id)}`,
  /** Omits defaults (all categories and all durations). */
  templates: ({ search, category, duration, preview }: TemplatesQuery = {}) =>
    withQuery('/templates', {
      search,
      category: category === 'all' ? undefined : category,
      duration: duration === 'all' ? undefined : duration,
      preview,
    }),
  /** Omits defaults (all categories, newest first). */
  scripts: ({ search, category, sort, edit, isNew }: ScriptsQuery = {}) =>
    withQuery('/scripts', {
      search,
      category,
      sort: sort === 'created_at' ? undefined : sort,
      edit,
      new: isNew,
    }),
  /** Omits defaults (realistic ones that everyone can see, last updated first). */
  avatars: ({ category, view, sort, ...filters }: AvatarsQuery = {}) =>
    withQuery('/avatars', {
      category: category === 'realistic' ? undefined : category,
      ...filters,
      view: view === 'public' ? undefined : view,
      sort: sort === 'updated_at' ? undefined : sort,
    }),
  imageGenerator: () => '/image-generator',
  /** Without a video, the page says that none is selected. */
  aiEdit: (videoId?: string) => withQuery('/ai-edit', { video: videoId }),
  create: (query: CreateQuery = {}) => withQuery('/create', { ...query }),
  createStep: (step: CreateStep, query: CreateQuery = {}) =>
    withQuery(`/create/${step}`, { ...query }),
  /** The page for recording the script; only if the backend is in the page. Sentences count from 1. */
  recordingRoom: (sentence?: number) =>
    withQuery('/create/voice/record', { sentence: sentence?.toString() }),
  /** Linked from the empty list; an alias of the script step (readings). */
  createAlias: () => '/create-video',
  /** Redirects to the dashboard with a notice: there is no such screen yet (readings). */
  canvasEditor: () => '/canvas-editor',
  /** Without a section, the router redirects to the account section. */
  settings: (section?: SettingsSection) => (section ? `/settings/${section}` : '/settings'),
  /** Opens a project in the wizard, at the step that its state requires. Share copies this URL. */
  project: (id: string) => `/projects/${encodeURIComponent(id)}`,
} as const;

/** Patterns for the router; the names of the parameters are part of the contract with the screens. */
export const routePatterns = {
  dashboard: '/',
  login: '/login',
  register: '/register',
  videos: '/videos',
  videosFromTable: '/videos/table',
  videoTable: '/videos/table/:id',
  avatars: '/avatars',
  imageGenerator: '/image-generator',
  templates: '/templates',
  scripts: '/scripts',
  aiEdit: '/ai-edit',
  create: '/create/*',
  recordingRoom: '/create/voice/record',
  createAlias: '/create-video',
  canvasEditor: '/canvas-editor',
  project: '/projects/:id',
  settings: '/settings/:section?/*',
} as const;

/** Returns the step in a path under `/create`, or `null` if there is none. */
export function createStepFromPath(pathname: string): CreateStep | null {
  const [, root, segment, ...rest] = pathname.replace(/\/+$/, '').split('/');
  if (root !== 'create' || rest.length > 0) return null;
  return CREATE_STEPS.find((step) => step === segment) ?? null;
}

/** Returns an absolute URL of this app, for the clipboard and the share sheet. */
export function absoluteUrl(path: string): string {
  return new URL(path, window.location.origin).href;
}

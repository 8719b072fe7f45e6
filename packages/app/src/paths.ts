/** Every URL of the app is built here, and nowhere else (specification section 2, route table). */

/** The wizard's steps in their order; each is the last segment of its path. */
export const CREATE_STEPS = ['script', 'voice', 'avatar', 'processing', 'preview'] as const;
export type CreateStep = (typeof CREATE_STEPS)[number];

/** Status filter of My Videos, as it is in the URL and sent to the server. */
export const VIDEO_STATUS_FILTERS = ['all', 'completed', 'processing', 'failed', 'draft'] as const;
export type VideoStatusFilter = (typeof VIDEO_STATUS_FILTERS)[number];

export const VIDEO_SORTS = ['updated_at', 'created_at', 'name', 'progress'] as const;
export type VideoSort = (typeof VIDEO_SORTS)[number];

/** The settings' panels in the order of their menu; each is the last segment of its path. */
export const SETTINGS_SECTIONS = ['account', 'billing', 'api', 'notifications'] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** Orders of the script library: Date newest, Title A-Z, Word Count highest. */
export const SCRIPT_SORTS = ['created_at', 'title', 'word_count'] as const;
export type ScriptSort = (typeof SCRIPT_SORTS)[number];

/** What the templates' page shows, and which template is open in the preview. */
export interface TemplatesQuery {
  search?: string;
  category?: string;
  duration?: string;
  /** Id of the template in the preview. */
  preview?: string;
}

/** What the script library shows, and which script is open in its editor. */
export interface ScriptsQuery {
  search?: string;
  /** One of the tags seen; empty for all. */
  category?: string;
  sort?: ScriptSort;
  /** Id of the script in the editor; wins over `isNew`. */
  edit?: string;
  /** The editor is open for a new script. */
  isNew?: boolean;
}

/** The avatar library shows what everyone can see, or what the user made. */
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
  /** The tab; `realistic` is the first. */
  category?: string;
  search?: string;
  /** Null for any; so are the next three. */
  gender?: string | null;
  /** A range of years: '25-34'. */
  age?: string | null;
  /** Where the presenter is from; sent to the server as `ethnicity`. */
  location?: string | null;
  style?: string | null;
  /** Private avatars only; they are the user's own. */
  saved?: boolean;
  view?: AvatarView;
  sort?: AvatarSort;
}

/** What `/create` may be opened with. `script` wins over `template`, which wins over `ai`. */
export interface CreateQuery {
  /** Id of a stored script. */
  script?: string;
  /** Id of a built-in template. */
  template?: string;
  /** Moves the focus to the prompt. */
  ai?: boolean;
  prompt?: string;
  /** Id of the avatar to begin with; independent of the other three. */
  avatar?: string;
}

type QueryValue = string | boolean | null | undefined;

/** Empty, false and missing values leave no trace in the URL. */
function withQuery(path: string, query: Record<string, QueryValue>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value) search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

export const paths = {
  /** The tab of the most recent videos leaves the URL bare. */
  dashboard: ({ tab }: DashboardQuery = {}) =>
    withQuery('/', { tab: tab === 'showcase' ? undefined : tab }),
  login: () => '/login',
  register: () => '/register',
  /** Defaults (all statuses, last updated first) leave the URL bare. */
  videos: ({ search, status, sort }: VideosQuery = {}) =>
    withQuery('/videos', {
      search,
      status: status === 'all' ? undefined : status,
      sort: sort === 'updated_at' ? undefined : sort,
    }),
  /** Videos from a recipe and a table; only where the backend is in the page. */
  videosFromTable: () => '/videos/table',
  /** A table whose videos are made. */
  videoTable: (id: string) => `/videos/table/${encodeURIComponent(id)}`,
  /** All categories and all durations leave the URL bare. */
  templates: ({ search, category, duration, preview }: TemplatesQuery = {}) =>
    withQuery('/templates', {
      search,
      category: category === 'all' ? undefined : category,
      duration: duration === 'all' ? undefined : duration,
      preview,
    }),
  /** Defaults (all categories, newest first) leave the URL bare. */
  scripts: ({ search, category, sort, edit, isNew }: ScriptsQuery = {}) =>
    withQuery('/scripts', {
      search,
      category,
      sort: sort === 'created_at' ? undefined : sort,
      edit,
      new: isNew,
    }),
  /** Defaults (realistic ones that everyone can see, last updated first) leave the URL bare. */
  avatars: ({ category, view, sort, ...filters }: AvatarsQuery = {}) =>
    withQuery('/avatars', {
      category: category === 'realistic' ? undefined : category,
      ...filters,
      view: view === 'public' ? undefined : view,
      sort: sort === 'updated_at' ? undefined : sort,
    }),
  imageGenerator: () => '/image-generator',
  /** Without a video the page says that none is chosen. */
  aiEdit: (videoId?: string) => withQuery('/ai-edit', { video: videoId }),
  create: (query: CreateQuery = {}) => withQuery('/create', { ...query }),
  createStep: (step: CreateStep, query: CreateQuery = {}) =>
    withQuery(`/create/${step}`, { ...query }),
  /** Where the user reads the script aloud; only where the backend is in the page. Sentences from 1. */
  recordingRoom: (sentence?: number) =>
    withQuery('/create/voice/record', { sentence: sentence?.toString() }),
  /** Where the empty list leads; an alias of the script step (readings). */
  createAlias: () => '/create-video',
  /** Leads back to the dashboard with a notice: there is no such screen yet (readings). */
  canvasEditor: () => '/canvas-editor',
  /** Without a section the router goes on to the account's. */
  settings: (section?: SettingsSection) => (section ? `/settings/${section}` : '/settings'),
  /** Opens a project in the wizard, at the step that its state calls for. Also what Share copies. */
  project: (id: string) => `/projects/${encodeURIComponent(id)}`,
} as const;

/** Patterns for the router; the parameters' names are part of the contract with the screens. */
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

/** The step named by a path under `/create`, or `null` where it names none. */
export function createStepFromPath(pathname: string): CreateStep | null {
  const [, root, segment, ...rest] = pathname.replace(/\/+$/, '').split('/');
  if (root !== 'create' || rest.length > 0) return null;
  return CREATE_STEPS.find((step) => step === segment) ?? null;
}

/** An absolute URL of this app, for the clipboard and the share sheet. */
export function absoluteUrl(path: string): string {
  return new URL(path, window.location.origin).href;
}

import {
  type ApiClient,
  createApiClient,
  createMemoryStorage,
  createProject,
  createTemporaryProjectId,
  generateAudio,
  generateVideo,
  getProject,
  type Project,
  updateProject,
} from '@lectern/api-client';
import type { HostedBackend } from './startBackend.ts';

/** A project at the start of a test; it has no audio unless a voice is named. */
export interface Beginning {
  name?: string;
  script?: string;
  voiceId?: string;
}

/** A registered user, and the records that a test starts with. */
export interface Person {
  id: string;
  username: string;
  email: string;
  name: string;
  /** Makes requests that the test's control does not record. */
  client: ApiClient;
  /** Signs in again. */
  signIn: () => Promise<{ access_token: string; refresh_token: string }>;
  addProject: (beginning?: Beginning) => Promise<Project>;
  /** Adds a finished video. */
  addVideo: (name?: string) => Promise<Project>;
  /** Adds a video that keeps rendering until the test finishes it. */
  startVideo: (name?: string) => Promise<{ project: Project; finish: () => Promise<void> }>;
}

export const PASSWORD = 'correct-horse-7';

/** Projects after the script step and after the voice step. */
export const SCRIPTED: Beginning = { script: 'Hello there.' };
export const SPOKEN: Beginning = { ...SCRIPTED, voiceId: 'olivia' };

/** Registers a user. */
export async function addPerson(
  { context, fetch, holdRenders }: HostedBackend,
  username: string,
): Promise<Person> {
  const email = `${username}@example.com`;
  const name = `${username[0]?.toUpperCase()}${username.slice(1)} Example`;
  const user = await context.accounts.add({ username, email, name, password: PASSWORD });
  if (!user) throw new Error(`${username} is registered already.`);
  const { id } = user;

  async function signIn() {
    const { accessToken, refreshToken } = await context.tokens.issue(id);
    return { access_token: accessToken, refresh_token: refreshToken };
  }
  const client = createApiClient({
    fetch,
    localStorage: createMemoryStorage(await signIn()),
    sessionStorage: createMemoryStorage(),
  });

  async function addProject({ name = 'Untitled', script, voiceId }: Beginning = {}) {
    const project = await createProject(client, {
      name,
      frontendProjectId: createTemporaryProjectId(),
    });
    if (script !== undefined) {
      const changes = { script, status: 'script_created' } as const;
      await updateProject(client, { id: project.id, changes });
    }
    if (script !== undefined && voiceId !== undefined) {
      await generateAudio(client, { projectId: project.id, voiceId, script });
    }
    return getProject(client, project);
  }

  async function requestVideo(name = 'Spring tour') {
    const script = 'Hello from the renderer.';
    const project = await addProject({ name, script });
    const ids = { projectId: project.id, voiceId: 'olivia', avatarId: 'avt_amara' };
    await generateVideo(client, { script, ...ids });
    return project;
  }

  return {
    ...{ id, username, email, name, client, signIn, addProject },
    addVideo: async (name) => {
      const project = await requestVideo(name);
      await context.renders.idle();
      return getProject(client, project);
    },
    startVideo: async (name) => {
      const release = holdRenders();
      const project = await requestVideo(name);
      const finish = () => {
        release();
        return context.renders.idle();
      };
      return { project: await getProject(client, project), finish };
    },
  };
}

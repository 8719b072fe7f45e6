import {
  type ApiClient,
  createProject,
  createTemporaryProjectId,
  defaultProjectName,
  linkAvatar,
  linkScript,
  linkVideo,
  linkVoice,
  type Project,
  type ProjectChanges,
  updateProject,
} from '@lectern/api-client';

/** What can be linked to a project. */
export type LinkKind = 'script' | 'voice' | 'avatar' | 'video';

/** Writes one journey to its project, one call after the other in the order they were asked for. */
export interface ProjectWriter {
  /**
   * The project's id, created on the first call (specification section 4, Project store).
   * Null when the session is over.
   *
   * @throws ApiError when the server cannot create it; the next call tries again
   */
  ensure: () => Promise<string | null>;
  /** PATCH. @returns whether the server has it; a failure is only logged */
  patch: (changes: ProjectChanges) => Promise<boolean>;
  /** @returns whether the server has it; a failure is only logged (section 8, Projects) */
  link: (kind: LinkKind, id: string) => Promise<boolean>;
  /** Resolves when everything asked for so far is done. */
  settled: () => Promise<void>;
  /** Whom to tell; a later listener takes the place of the one before. */
  listen: (listener: ProjectListener) => void;
}

/** Hears of the calls that a writer makes, also of those that end after their step was left. */
interface ProjectListener {
  onCreated: (project: Project) => void;
  /** After each change that the server has taken. */
  onWritten: () => void;
}

export interface ProjectWriterOptions {
  client: ApiClient;
  /** The project, when it exists already. */
  projectId: string | null;
}

function callLink(client: ApiClient, kind: LinkKind, projectId: string, id: string) {
  switch (kind) {
    case 'script':
      return linkScript(client, { projectId, scriptId: id });
    case 'voice':
      return linkVoice(client, { projectId, voiceId: id });
    case 'avatar':
      return linkAvatar(client, { projectId, avatarId: id });
    case 'video':
      return linkVideo(client, { projectId, videoId: id });
  }
}

/** Makes the writer of one journey. */
export function createProjectWriter({ client, projectId }: ProjectWriterOptions): ProjectWriter {
  let id = projectId;
  let listener: ProjectListener | null = null;
  let tail: Promise<unknown> = Promise.resolve();
  const { generation } = client.session.getSnapshot();
  // What was written in one session is never sent in the name of another; its draft keeps it.
  const isSessionOver = () => client.session.getSnapshot().generation !== generation;
  // Kept over failed attempts, so that a server which did create it finds the same project again.
  const temporaryId = createTemporaryProjectId();

  /** One after the other: a status must not overtake the script that it belongs to. */
  function enqueue<T>(task: () => Promise<T>): Promise<T> {
    const result = tail.then(task);
    tail = result.catch(() => undefined);
    return result;
  }

  async function create(): Promise<string | null> {
    if (id !== null || isSessionOver()) return id;
    try {
      const name = defaultProjectName(temporaryId);
      const project = await createProject(client, { frontendProjectId: temporaryId, name });
      id = project.id;
      listener?.onCreated(project);
      listener?.onWritten();
    } catch (error) {
      console.error('The project could not be created.', error);
      throw error;
    }
    return id;
  }

  async function attempt(what: string, call: (id: string) => Promise<unknown>): Promise<boolean> {
    const existing = await create().catch(() => null);
    if (existing === null || isSessionOver()) return false;
    try {
      await call(existing);
      listener?.onWritten();
      return true;
    } catch (error) {
      console.error(`The project could not be updated (${what}).`, error);
      return false;
    }
  }

  return {
    ensure: () => enqueue(create),
    patch: (changes) =>
      enqueue(() =>
        attempt(Object.keys(changes).join(', '), (existing) =>
          updateProject(client, { id: existing, changes }),
        ),
      ),
    link: (kind, linkedId) =>
      enqueue(() => attempt(kind, (existing) => callLink(client, kind, existing, linkedId))),
    settled: async () => {
      await tail;
    },
    listen: (next) => {
      listener = next;
    },
  };
}

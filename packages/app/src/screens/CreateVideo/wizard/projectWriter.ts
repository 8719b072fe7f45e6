import {
  type ApiClient,
  type CallOptions,
  createProject,
  createRestartable,
  createTemporaryProjectId,
  defaultProjectName,
  linkResource,
  type Project,
  type ProjectChanges,
  updateProject,
} from '@lectern/api-client';
import { createOutbox, isUnanswered, type Outcome, withinTime } from './outbox.ts';

/** Kinds of resources that can be linked to a project. */
export type LinkKind = 'script' | 'voice' | 'avatar' | 'video';

/** Writes one journey to its project, one request at a time in the order of the calls. */
export interface ProjectWriter {
  /**
   * Returns the project's id, creating the project on the first call (specification section 4, Project
   * store). A creation that has had no response for seconds is sent again. Null when the session is over.
   *
   * @throws ApiError when the server cannot create it; the next call tries again
   */
  ensure: () => Promise<string | null>;
  /**
   * PATCH. A write without a response is retried later without its status, because another one may apply by
   * then.
   * @returns whether the server has it; a failure is only logged
   */
  patch: (changes: ProjectChanges) => Promise<boolean>;
  /** @returns whether the server has it; a failure is only logged (section 8, Projects) */
  link: (kind: LinkKind, id: string) => Promise<boolean>;
  /** Resolves when everything requested so far, retries included, is done or has timed out. */
  settled: () => Promise<void>;
  /** Cancels all retries, because another tab, which has read the draft, writes from now on. */
  forget: () => void;
  /** Sets the listener; a later one replaces the previous one. */
  listen: (listener: ProjectListener) => void;
}

/** Notified of a writer's requests, including those that end after their step was left. */
interface ProjectListener {
  onCreated: (project: Project) => void;
  /** Called after each change that the server has accepted. */
  onWritten: () => void;
}

export interface ProjectWriterOptions {
  client: ApiClient;
  /** The project's id if it already exists. */
  projectId: string | null;
  /** The id under which it is created otherwise; a new one by default. */
  temporaryId?: string;
  /** Called once the project has been created, before the listener. */
  onCreated?: (id: string) => void;
}

/** Creates the writer of one journey. */
export function createProjectWriter({
  client,
  projectId,
  // Kept across failed attempts, so that a server that did create the project finds it again.
  temporaryId = createTemporaryProjectId(),
  onCreated,
}: ProjectWriterOptions): ProjectWriter {
  let id = projectId;
  const outbox = createOutbox();
  let listener: ProjectListener | null = null;
  const { generation } = client.session.getSnapshot();
  // Writes of one session are never sent in the name of another; its draft keeps them.
  const isSessionOver = () => client.session.getSnapshot().generation !== generation;
  const creation = createRestartable();
  let creating: Promise<string | null> | null = null;

  async function create(): Promise<string | null> {
    if (id !== null || isSessionOver()) return id;
    const args = { frontendProjectId: temporaryId, name: defaultProjectName(temporaryId) };
    try {
      const project = await creation.run((signal) => createProject(client, args, { signal }));
      id = project.id;
      onCreated?.(id);
      listener?.onCreated(project);
      listener?.onWritten();
    } catch (error) {
      console.error('The project could not be created.', error);
      throw error;
    }
    return id;
  }

  /** One creation at a time. It has no timeout, because a user may be waiting for it. */
  function created(): Promise<string | null> {
    creating ??= create().finally(() => {
      creating = null;
    });
    return creating;
  }

  async function attempt(
    what: string,
    call: (id: string, options: CallOptions) => Promise<unknown>,
  ): Promise<Outcome> {
    const existing = await created().catch(() => null);
    if (existing === null || isSessionOver()) return 'failed';
    try {
      await withinTime((signal) => call(existing, { signal }));
      listener?.onWritten();
      return 'written';
    } catch (error) {
      console.error(`The project could not be updated (${what}).`, error);
      return isUnanswered(error) ? 'unanswered' : 'failed';
    }
  }

  function patch(changes: ProjectChanges): Promise<boolean> {
    return outbox.write({ ...changes }, (parts) =>
      attempt(parts.join(', '), (existing, options) => {
        const left = Object.entries(changes).filter(([part]) => parts.includes(part));
        return updateProject(client, { id: existing, changes: Object.fromEntries(left) }, options);
      }),
    );
  }

  function link(kind: LinkKind, linkedId: string): Promise<boolean> {
    // A render uses the state from when it was started.
    if (kind === 'video') outbox.forget();
    return outbox.write({ [`link ${kind}`]: linkedId }, () =>
      attempt(kind, (existing, options) =>
        linkResource(client, { projectId: existing, type: kind, id: linkedId }, options),
      ),
    );
  }

  return {
    ensure: () => {
      creation.restart();
      return created();
    },
    patch,
    link,
    settled: outbox.settled,
    forget: outbox.forget,
    listen: (next) => {
      listener = next;
    },
  };
}

import { createInPageFetch } from '../entries/inPageFetch.ts';
import { openNodeBackend, type NodeBackend, type NodeBackendOptions } from '../entries/node.ts';

/** A response whose body has been read. */
interface TestAnswer {
  status: number;
  /** The JSON, or undefined if there is no body. Tests check it with matchers. */
  body: unknown;
}

export interface TestClient {
  backend: NodeBackend;
  fetch: typeof fetch;
  call(method: string, path: string, body?: unknown, init?: RequestInit): Promise<TestAnswer>;
  /**
   * Issues tokens as sign-in does, but without a request and its password hash; later calls send the access
   * token.
   */
  signIn(username?: string): Promise<{ access: string; refresh: string }>;
}

const BASE = 'http://localhost/api';

/** A field of a response body. @throws `TypeError` when it has no such field. */
export function field(body: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null || !(key in value)) {
      throw new TypeError(`No ${path.join('.')} in ${JSON.stringify(body)}`);
    }
    return Reflect.get(value, key);
  }, body);
}

/** A text field of a response body. @throws `TypeError` when it is not text. */
export function text(body: unknown, ...path: (string | number)[]): string {
  const value = field(body, ...path);
  if (typeof value !== 'string') throw new TypeError(`${path.join('.')} is no text`);
  return value;
}

/** A list in a response body. @throws `TypeError` when it is not a list. */
export function list(body: unknown, ...path: (string | number)[]): unknown[] {
  const value = field(body, ...path);
  if (!Array.isArray(value)) throw new TypeError(`${path.join('.')} is no list`);
  return value;
}

/** Opens a client of an in-memory backend, through the product's in-page fetch. */
export async function openTestClient(options: NodeBackendOptions = {}): Promise<TestClient> {
  const backend = await openNodeBackend(options);
  const fetch = createInPageFetch(backend.handlers, (input) => {
    const { method, url } = new Request(input);
    throw new Error(`No handler answers ${method} ${url}: is it an operation of openapi.yaml?`);
  });
  let token: string | null = null;

  const client: TestClient = {
    backend,
    fetch,
    async call(method, path, body, init = {}) {
      const headers = new Headers(init.headers);
      if (token !== null && !headers.has('Authorization')) {
        headers.set('Authorization', `Bearer ${token}`);
      }
      if (body !== undefined) headers.set('Content-Type', 'application/json');
      const response = await fetch(`${BASE}${path}`, {
        ...init,
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const content = await response.text();
      return {
        status: response.status,
        body: content === '' ? undefined : (JSON.parse(content) as unknown),
      };
    },
    async signIn(username = 'demo') {
      const { accounts, tokens } = backend.context;
      const user = await accounts.findByUsername(username);
      if (!user) throw new Error(`There is no account ${username}.`);
      const { accessToken, refreshToken } = await tokens.issue(user.id);
      token = accessToken;
      return { access: accessToken, refresh: refreshToken };
    },
  };
  return client;
}

/** A temporary project id that ends in a number. */
export function temporaryId(number: number): string {
  return `project_00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** Creates a project and returns its id. */
export async function addProject(client: TestClient, number: number, name?: string) {
  const id = temporaryId(number);
  const { body } = await client.call('POST', `/projects/${id}`, {
    name: name ?? `Project ${number}`,
    description: '',
    project_type: 'VIDEO',
    frontend_project_id: id,
    status: 'init',
    progress: 0,
    settings: {},
  });
  return text(body, '_id');
}

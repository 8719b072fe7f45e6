/**
 * Checks requests and responses against the contract (`openapi.yaml`), for the tests of both sides. Nothing
 * that ships may import it.
 */
import { formFaults, mediaTypeOf, textFaults, toRecord } from './contractBodies.ts';
import { CONTRACT_OPERATIONS, type Operation } from './contractDocument.ts';
import { schemaFaults } from './contractSchemas.ts';

/** An outgoing request in the form that `fetch` receives. */
export interface SentRequest {
  method: string;
  /** Path and query, relative to the base URL. */
  url: string;
  headers: Headers;
  body: string | FormData | null;
}

/** A response whose body has been read. */
export interface ReadAnswer {
  status: number;
  contentType: string | null;
  body: string;
}

/** Returns the placeholders of a template with their values, or null for another path. */
function matchPath(template: string, path: string): Record<string, string> | null {
  const names = template.split('/');
  const values = path.split('/');
  if (names.length !== values.length) return null;
  const found: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? '';
    if (name.startsWith('{')) found[name.slice(1, -1)] = decodeURIComponent(value);
    else if (name !== value) return null;
  }
  return found;
}

/** Concrete paths win over templated ones. */
const CONCRETE_FIRST = CONTRACT_OPERATIONS.toSorted(
  (a, b) => a.template.split('{').length - b.template.split('{').length,
);

/** Finds the operation of a request, or null. `url` is path and query, relative to the base URL. */
export function findOperation(method: string, url: string): Operation | null {
  const path = url.split('?')[0] ?? '';
  return (
    CONCRETE_FIRST.find((each) => each.method === method && matchPath(each.template, path)) ?? null
  );
}

function parameterFaults({ template, parameters }: Operation, url: string): string[] {
  const [path = '', query = ''] = url.split('?');
  const values = {
    path: matchPath(template, path) ?? {},
    query: toRecord(new URLSearchParams(query)),
  };
  return (['path', 'query'] as const).flatMap((place) =>
    schemaFaults(parameters[place], values[place], { isText: true }).map(
      (fault) => `${place} ${fault}`,
    ),
  );
}

function tokenFaults({ isAuthenticated }: Operation, headers: Headers, mayLackToken: boolean) {
  const header = headers.get('authorization');
  if (!isAuthenticated) return header === null ? [] : ['Authorization must not be sent'];
  if (header === null) return mayLackToken ? [] : ['Authorization must be sent'];
  return /^Bearer \S+$/.test(header) ? [] : ['Authorization must be a bearer token'];
}

function bodyFaults(operation: Operation, { headers, body }: SentRequest): string[] {
  const header = headers.get('content-type');
  if (operation.body === null) {
    return body === null && header === null ? [] : ['no body must be sent'];
  }
  if (body === null) return ['a body must be sent'];
  // The browser sets the boundary of a multipart body itself.
  if (typeof body !== 'string' && header !== null) return ['Content-Type must be left to fetch'];
  const type = typeof body === 'string' ? mediaTypeOf(header) : 'multipart/form-data';
  const media = type === null ? undefined : operation.body[type];
  if (type === null || media === undefined) {
    return [`Content-Type must be ${Object.keys(operation.body).join(' or ')}, not ${type}`];
  }
  if (typeof body !== 'string') return formFaults(media, body);
  if (type === 'application/x-www-form-urlencoded') {
    return formFaults(media, new URLSearchParams(body));
  }
  return textFaults(type, media, body);
}

/**
 * Lists the faults of a request, such as 'GET /projects: query / must not have size'; empty if it is within
 * the contract. `mayLackToken`: no token is stored, so none can be sent (section 7).
 */
export function requestFaults(
  request: SentRequest,
  { mayLackToken = false }: { mayLackToken?: boolean } = {},
): string[] {
  const operation = findOperation(request.method, request.url);
  if (!operation) return [`${request.method} ${request.url}: the contract has no such operation`];
  return [
    ...parameterFaults(operation, request.url),
    ...tokenFaults(operation, request.headers, mayLackToken),
    ...bodyFaults(operation, request),
  ].map((fault) => `${operation.method} ${operation.template}: ${fault}`);
}

/** Lists the faults of a response, such as 'POST /videos/generate 200: /video_id must be string'. */
export function answerFaults(
  { method, url }: Pick<SentRequest, 'method' | 'url'>,
  { status, contentType, body }: ReadAnswer,
): string[] {
  const operation = findOperation(method, url);
  if (!operation) return [`${method} ${url}: the contract has no such operation`];
  const inWords = (fault: string) => `${method} ${operation.template} ${status}: ${fault}`;
  const content = operation.answers.get(status);
  if (content === undefined) return [inWords('the contract has no such status')];
  if (content === null) return body === '' ? [] : [inWords('there must be no body')];
  const type = mediaTypeOf(contentType);
  const media = type === null ? undefined : content[type];
  if (type === null || media === undefined) {
    return [inWords(`Content-Type must be ${Object.keys(content).join(' or ')}, not ${type}`)];
  }
  return textFaults(type, media, body).map(inWords);
}

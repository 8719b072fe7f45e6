/* Parses a command line such as `GET /projects/{id}/comments comments.list`. */

const METHODS = ['get', 'post', 'patch', 'delete'];
/** Ids that the tests of all calls share (`CALL_IDS`). */
const SHARED_IDS = ['project', 'script', 'voice', 'avatar', 'image', 'video'];

/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Turns 'categories' into 'category', 'comments' into 'comment'; any other word stays as it is.
 *
 * @param {string} word
 */
function singular(word) {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/**
 * Turns 'stock-images' into 'stockImages', for names in code.
 *
 * @param {string} segment
 */
const camelCase = (segment) =>
  segment.replace(/-+(\w?)/g, (_hyphens, /** @type {string} */ letter) => letter.toUpperCase());

/**
 * Path parameters with their names in the call: `{id}` after `/projects` is `projectId`.
 *
 * @param {string} path
 * @param {string} resource
 */
function readParameters(path, resource) {
  const segments = path.split('/').slice(1);
  return segments.flatMap((segment, index) => {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (!name) return [];
    const owner = segments[index - 1] ?? resource;
    const isOwn = owner === resource;
    const argument = name !== 'id' ? name : isOwn ? 'id' : `${camelCase(singular(owner))}Id`;
    const kind = argument === 'id' ? singular(resource) : argument.replace(/Id$/, '');
    return [{ name, argument, owner, sharedId: SHARED_IDS.includes(kind) ? kind : null }];
  });
}

/**
 * The names of an endpoint and of everything that belongs to it.
 *
 * @typedef {ReturnType<typeof readEndpoint>} Endpoint
 * @param {readonly string[]} words - The method, the path and the name.
 * @throws Error in a sentence for the terminal.
 */
export function readEndpoint([methodText = '', path = '', name = '']) {
  const method = methodText.toLowerCase();
  if (!METHODS.includes(method)) {
    throw new Error(
      `The method is one of ${METHODS.join(', ').toUpperCase()}, not '${methodText}'.`,
    );
  }
  if (!/^(?:\/(?:[a-z][a-z0-9-]*|\{[a-z]\w*\}))+$/.test(path)) {
    throw new Error(`The path is like /projects/{id}/comments, not '${path}'.`);
  }
  const [, resource, verb] = /^([a-z][a-zA-Z]*)\.([a-z][a-zA-Z]*)$/.exec(name) ?? [];
  if (!resource || !verb) throw new Error(`The name is like comments.list, not '${name}'.`);
  const isList = verb === 'list';
  if (isList && method !== 'get') throw new Error('A list is requested with GET.');

  const one = singular(resource);
  const type = capital(one);
  const kind = isList
    ? 'list'
    : method === 'get'
      ? 'record'
      : method === 'delete'
        ? 'deletion'
        : 'change';
  const noun = isList ? capital(resource) : type;
  return {
    method,
    path,
    resource,
    one,
    type,
    kind,
    operation: `${verb}${noun}`,
    argsType: isList ? `${type}ListParams` : `${capital(verb)}${type}Args`,
    hook: kind === 'list' || kind === 'record' ? `use${noun}` : null,
    parameters: readParameters(path, resource),
  };
}

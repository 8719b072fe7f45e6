import { parseSync } from 'vite';
import { nodesIn } from './syntax.mjs';

/**
 * @typedef {import('./syntax.mjs').Node} Node
 * @typedef {{ node: Node; isExported: boolean; start: number }} Declaration
 */

/**
 * Top-level declarations of a module by name.
 *
 * @param {import('vite').ESTree.Program} program
 */
function declarations(program) {
  /** @type {Map<string, Declaration>} */
  const found = new Map();
  for (const statement of program.body) {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const node = isExported ? statement.declaration : statement;
    const { start } = statement;
    if (node?.type === 'FunctionDeclaration' && node.id) {
      found.set(node.id.name, { node, isExported, start });
    }
    if (node?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of node.declarations) {
      if (id.type === 'Identifier' && init) found.set(id.name, { node: init, isExported, start });
    }
  }
  return found;
}

/** @param {Node | undefined} node */
const literal = (node) =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/**
 * The entries of an object literal, unwrapping `satisfies` and `as`.
 *
 * @param {Node | undefined} node
 * @returns {Map<string, Node>}
 */
function properties(node) {
  if (node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression') {
    return properties(node.expression);
  }
  if (node?.type !== 'ObjectExpression') return new Map();
  return new Map(
    node.properties.flatMap((entry) => {
      if (entry.type !== 'Property') return [];
      const name = entry.key.type === 'Identifier' ? entry.key.name : literal(entry.key);
      return name === undefined ? [] : [[name, entry.value]];
    }),
  );
}

/**
 * Reads a story file without running it: its stories, each with all the source that it is made of
 * (including the helpers and stories that it refers to), what its meta sets for all of them, and the states
 * that its meta skips (`parameters.storyTable`), each with its reason.
 *
 * @param {string} source
 */
export function readStories(source) {
  const declared = declarations(parseSync('stories.tsx', source).program);

  /**
   * @param {string} name
   * @param {Set<string>} seen
   * @param {boolean} isOfMeta - The meta is common to all stories, so it distinguishes none of them.
   * @returns {string}
   */
  function textOf(name, seen = new Set(), isOfMeta = false) {
    const entry = declared.get(name);
    if (!entry || seen.has(name) || (name === 'meta' && !isOfMeta)) return '';
    seen.add(name);
    const own = source.slice(entry.node.start, entry.node.end);
    const mentioned = [...nodesIn(entry.node)].flatMap((node) =>
      node.type === 'Identifier' || node.type === 'JSXIdentifier' ? [node.name] : [],
    );
    return [own, ...mentioned.map((other) => textOf(other, seen))].join('\n');
  }

  const stories = [...declared]
    .filter(([name, { isExported }]) => isExported && /^[A-Z]/.test(name))
    .map(([name, { node, start }]) => ({
      name,
      /** Its name in the sidebar, if that differs. */
      label: literal(properties(node).get('name')),
      start,
      text: textOf(name),
    }));
  const table = properties(properties(declared.get('meta')?.node).get('parameters'));
  const skips = new Map(
    [...properties(table.get('storyTable'))].map(([state, reason]) => [state, literal(reason)]),
  );
  const meta = {
    title: literal(properties(declared.get('meta')?.node).get('title')),
    id: literal(properties(declared.get('meta')?.node).get('id')),
    text: textOf('meta', new Set(), true),
  };
  return { stories, skips, meta };
}

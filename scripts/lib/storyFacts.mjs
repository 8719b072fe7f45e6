import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** Names that a piece of a syntax tree mentions. */
function mentioned(node, names = new Set()) {
  if (Array.isArray(node)) node.forEach((child) => mentioned(child, names));
  else if (node && typeof node === 'object') {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') names.add(node.name);
    Object.values(node).forEach((child) => mentioned(child, names));
  }
  return names;
}

/** Top-level declarations of a module by name, exported or not. */
function declarations(program) {
  const found = new Map();
  for (const statement of program.body) {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const node = isExported ? statement.declaration : statement;
    if (node?.type === 'FunctionDeclaration') found.set(node.id.name, { node, isExported });
    if (node?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of node.declarations) {
      if (id.type === 'Identifier' && init) found.set(id.name, { node: init, isExported });
    }
  }
  return found;
}

/** The value that an object literal gives a key, by way of `satisfies` and `as`. */
function property(node, key) {
  const object = node?.type === 'ObjectExpression' ? node : node?.expression;
  if (object?.type !== 'ObjectExpression') return undefined;
  return object.properties.find(
    (entry) => entry.type === 'Property' && (entry.key.name ?? entry.key.value) === key,
  )?.value;
}

/** `parameters.storyTable` of a file's meta: the states that do not exist, each with its reason. */
function skipsOf(meta) {
  const table = property(property(meta, 'parameters'), 'storyTable');
  return new Map(
    (table?.properties ?? []).map(({ key, value }) => [key.name ?? key.value, value.value]),
  );
}

/**
 * What can be said of a story file without running it: its stories, each with all the source that
 * it is made of (the helpers and stories that it refers to included), and the states its meta skips.
 */
export function readStories(file) {
  const source = readFileSync(file, 'utf8');
  const declared = declarations(parseSync(file, source).program);

  function textOf(name, seen = new Set()) {
    const entry = declared.get(name);
    // The meta is common to all stories, so it tells none of them apart.
    if (!entry || seen.has(name) || name === 'meta') return '';
    seen.add(name);
    const own = source.slice(entry.node.start, entry.node.end);
    return [own, ...[...mentioned(entry.node)].map((other) => textOf(other, seen))].join('\n');
  }

  const stories = [...declared]
    .filter(([name, { isExported }]) => isExported && /^[A-Z]/.test(name))
    .map(([name, { node }]) => ({
      name,
      /** What the sidebar calls it, where that is not its name. */
      label: property(node, 'name')?.value,
      text: textOf(name),
    }));
  return { stories, skips: skipsOf(declared.get('meta')?.node) };
}

import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

const TESTS = new Set(['test', 'it']);
/** A test under one of these proves nothing. */
const NOT_RUN = new Set(['skip', 'todo', 'fixme', 'fails']);

/** The names that a callee is made of: `test.each(rows)` gives test and each. */
function calleeNames(node) {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'MemberExpression')
    return [...calleeNames(node.object), node.property.name ?? ''];
  if (node.type === 'CallExpression') return calleeNames(node.callee);
  if (node.type === 'TaggedTemplateExpression') return calleeNames(node.tag);
  return [];
}

/** A title as it stands in the source; undefined for what is computed. */
function titleOf(node, source) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' ? source.slice(node.start + 1, node.end - 1) : undefined;
}

function* calls(node) {
  if (Array.isArray(node)) for (const child of node) yield* calls(child);
  else if (node && typeof node === 'object') {
    if (node.type === 'CallExpression') yield node;
    for (const child of Object.values(node)) yield* calls(child);
  }
}

/**
 * Titles of the tests of a file, as written: with `%s`, `$name` or `${…}` where they have any.
 * Skipped tests are left out.
 */
export function readTestTitles(file) {
  const source = readFileSync(file, 'utf8');
  const titles = new Set();
  for (const { callee, arguments: given } of calls(parseSync(file, source).program)) {
    const [root, ...rest] = calleeNames(callee);
    const title = titleOf(given[0], source);
    if (TESTS.has(root) && title !== undefined && !rest.some((name) => NOT_RUN.has(name)))
      titles.add(title);
  }
  return [...titles];
}

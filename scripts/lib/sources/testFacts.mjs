import { parseSync } from 'vite';
import { nodesIn } from './syntax.mjs';

/** @typedef {import('./syntax.mjs').Node} Node */

const TESTS = new Set(['test', 'it', 'describe']);
/** A test under one of these proves nothing. */
const NOT_RUN = new Set(['skip', 'todo', 'fixme', 'fails']);

/**
 * The names that a callee consists of: `test.each(rows)` gives test and each.
 *
 * @param {Node} node
 * @returns {string[]}
 */
function calleeNames(node) {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'CallExpression') return calleeNames(node.callee);
  if (node.type === 'TaggedTemplateExpression') return calleeNames(node.tag);
  if (node.type !== 'MemberExpression') return [];
  return [
    ...calleeNames(node.object),
    node.property.type === 'Identifier' ? node.property.name : '',
  ];
}

/**
 * A title as the source has it; undefined if it is computed.
 *
 * @param {Node | undefined} node
 * @param {string} source
 */
function titleOf(node, source) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' ? source.slice(node.start + 1, node.end - 1) : undefined;
}

/**
 * The tests and groups of a test file: titles as written, including any `%s`, `$name` or `${…}`, and the
 * offsets at which their statements start. Skipped ones are left out, with everything in them.
 *
 * @param {string} source
 */
export function readTests(source) {
  /** @type {{ title: string; start: number }[]} */
  const tests = [];
  let skippedTo = -1;
  for (const node of nodesIn(parseSync('tests.tsx', source).program)) {
    if (node.type !== 'ExpressionStatement' || node.start < skippedTo) continue;
    if (node.expression.type !== 'CallExpression') continue;
    const { callee, arguments: given } = node.expression;
    const [root = '', ...rest] = calleeNames(callee);
    const title = titleOf(given[0], source);
    if (!TESTS.has(root) || title === undefined) continue;
    if (rest.some((name) => NOT_RUN.has(name))) skippedTo = node.end;
    else tests.push({ title, start: node.start });
  }
  return tests;
}

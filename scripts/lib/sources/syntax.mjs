/* The syntax tree of a module, for checks that read sources without running them. */

/** @typedef {import('vite').ESTree.Node} Node */

/**
 * @param {object} value
 * @returns {value is Node}
 */
const isNode = (value) => 'type' in value && typeof value.type === 'string' && 'start' in value;

/**
 * Every node of a tree, parents before their children.
 *
 * @param {unknown} tree - A node, or a list of them.
 * @returns {Generator<Node>}
 */
export function* nodesIn(tree) {
  if (typeof tree !== 'object' || tree === null) return;
  if (isNode(tree)) yield tree;
  for (const child of Object.values(tree)) yield* nodesIn(child);
}

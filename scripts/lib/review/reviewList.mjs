/** @typedef {import('./changes.mjs').Change} Change */
/** @typedef {{ change: Change; words: string }} Rejection */

/** Formats a reviewer's text as one line of Markdown that cannot form a list, heading or link. */
const asLine = (/** @type {string} */ words) =>
  words
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[[\]<>]/g, String.raw`\$&`)
    .trim();

/**
 * The list for a pull request: the number accepted, and each rejection with its story.
 *
 * @param {object} review
 * @param {number} review.accepted
 * @param {number} review.kept - Conflicts in which main's screenshot stays.
 * @param {number} review.left - Not reviewed.
 * @param {readonly Rejection[]} review.rejected
 * @param {string} workbench - Address of a workbench that others can open, without a trailing slash.
 */
export function reviewList({ accepted, kept, left, rejected }, workbench) {
  const counts = [
    `${accepted} accepted`,
    ...(kept > 0 ? [`${kept} kept as on main`] : []),
    `${rejected.length} rejected`,
    ...(left > 0 ? [`${left} not judged`] : []),
  ];
  const lines = rejected.map(({ change: { group, story, width, storyId, theme }, words }) => {
    const link = `${workbench}/?path=/story/${storyId}&globals=theme:${theme}`;
    const said = asLine(words);
    return `- [ ] ${[group, story].filter(Boolean).join(', ')} (${theme}, ${width})${said && `: ${said}`} ([story](${link}))`;
  });
  return [`### Look: ${counts.join(', ')}`, ...(lines.length > 0 ? ['', ...lines] : []), ''].join(
    '\n',
  );
}

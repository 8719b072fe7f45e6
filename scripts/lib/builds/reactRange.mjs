/**
 * The lowest and the newest version of a range that starts with a version.
 *
 * @param {string} range - Of a package.json, such as `^18.2 || ^19`.
 * @param {readonly string[]} published - Versions in the range.
 */
export function endsOfRange(range, published) {
  const [, major, minor = '0', patch = '0'] = /^\D*(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(range) ?? [];
  if (major === undefined) throw new Error(`The range '${range}' does not start with a version.`);
  // The registry lists versions in order of publication: late patches of an old version come last.
  const newest = published.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  if (newest === undefined) throw new Error(`No version in '${range}' is published.`);
  return [`${major}.${minor}.${patch}`, newest];
}

/**
 * Values that a module imports by name from React, as 'react useState'; types are excluded.
 *
 * @param {string} code
 */
export function reactImports(code) {
  const imports = code.matchAll(/import\s+\{([^}]*)\}\s+from\s+['"](react|react-dom)['"]/g);
  return [...imports].flatMap(([, list = '', module]) =>
    list
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '' && !each.startsWith('type '))
      .map((each) => `${module} ${each.split(/\s/)[0]}`),
  );
}

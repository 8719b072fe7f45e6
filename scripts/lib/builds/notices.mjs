/*
 * The notices in each build (third-party-notices.txt), and the table of packages that they make up.
 */

/** Separates two entries of the notices. */
const RULE = '─'.repeat(80);
/** Number of characters below which a text cannot be a licence. */
const SHORTEST = 200;
/** Must be somewhere in the notices of the embedded build, in addition to each package's own text. */
const WANTED = 'GNU LESSER GENERAL PUBLIC LICENSE';

/** Licences that require the source of everything built with them; the Lesser GPL is not one of them. */
const GPL = /\bA?GPL/;

/** @typedef {{ name: string; licence: string; text: string }} Entry */

/**
 * The entries of a build's notices: packages first, then third-party files in our folders.
 *
 * @param {string} notices
 * @returns {Entry[]}
 */
export function readNotices(notices) {
  const [, ...entries] = notices.split(RULE);
  return entries.map((entry) => {
    const [head = '', ...texts] = entry.trim().split('\n\n');
    const [name = '', licence = ''] = head.split('\n');
    return { name, text: texts.join('\n\n'), licence: licence.replace('Licence: ', '') };
  });
}

/**
 * The faults in the notices of the two builds.
 *
 * @param {readonly Entry[]} hosted
 * @param {readonly Entry[]} embedded
 */
export function faultsOfNotices(hosted, embedded) {
  const faults = Object.entries({ hosted, embedded }).flatMap(([build, entries]) =>
    entries
      .filter(({ text }) => text.length < SHORTEST)
      .map(({ name }) => `${build}: ${name} has no licence text in the notices.`),
  );
  for (const [build, entries] of Object.entries({ hosted, embedded })) {
    for (const { name, licence } of entries.filter((entry) => GPL.test(entry.licence))) {
      faults.push(`${build}: ${name} is under the ${licence}.`);
    }
  }
  if (!embedded.some(({ text }) => text.includes(WANTED))) {
    faults.push(`embedded: the notices lack the text of the ${WANTED}.`);
  }
  return faults;
}

/**
 * The packages of the builds as rows of a table, by name; a row for each version.
 *
 * @param {readonly Entry[]} hosted
 * @param {readonly Entry[]} embedded
 */
export function packagesTable(hosted, embedded) {
  const inHosted = new Set(hosted.map(({ name }) => name));
  const inEmbedded = new Set(embedded.map(({ name }) => name));
  const packages = new Map(
    [...embedded, ...hosted]
      .filter(({ name }) => /\s\d+\.\d+/.test(name))
      .map(({ name, licence }) => [name, licence]),
  );
  const rows = [...packages]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, licence]) => {
      const builds = inHosted.has(name) ? (inEmbedded.has(name) ? 'both' : 'hosted') : 'embedded';
      return `| ${name} | ${licence} | ${builds} |`;
    });
  return {
    count: packages.size,
    table: ['| package | licence | builds |', '| --- | --- | --- |', ...rows].join('\n'),
  };
}

/**
 * Whether two tables have the same content, whatever widths a formatter gave their columns.
 *
 * @param {string} a
 * @param {string} b
 */
export function isSameTable(a, b) {
  const plain = (/** @type {string} */ text) => text.replaceAll(/[ -]{2,}/g, ' ').trim();
  return plain(a) === plain(b);
}

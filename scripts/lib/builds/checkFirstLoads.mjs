/*
 * The limits of the first loads: JavaScript, gzipped, that a page needs before it can be used.
 * firstLoad.mjs defines what counts.
 */
import { firstLoad } from './firstLoad.mjs';

/** Limits that no change may exceed, in kB of 1000 bytes. */
const PAGES = [
  { page: 'sign-in and the registration', screens: ['main', 'signIn'], limit: 150 },
  { page: 'dashboard', screens: ['main', 'dashboard'], limit: 200 },
];

/** Number of files listed when a page is too heavy. */
const HEAVIEST = 8;

/** @param {number} bytes */
const inKb = (bytes) => (bytes / 1000).toFixed(1);

/**
 * Describes the first load of a page in a sentence; if it is too heavy, its heaviest files follow.
 *
 * @param {string} page
 * @param {readonly { file: string; bytes: number }[]} files - The heaviest first.
 * @param {number} limit - kB of 1000 bytes.
 */
export function judgeFirstLoad(page, files, limit) {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const isWithin = bytes <= limit * 1000;
  const heaviest = files
    .slice(0, HEAVIEST)
    .map(({ file, bytes: size }) => `  ${inKb(size).padStart(6)}  ${file}`);
  const lines = [
    `First load of the ${page}: ${inKb(bytes)} kB gzipped, limit ${limit}.`,
    ...(isWithin ? [] : heaviest),
  ];
  return { isWithin, lines };
}

/**
 * Prints each page's first load in a built folder; returns false if one exceeds its limit.
 *
 * @param {string} folder
 */
export function checkFirstLoads(folder) {
  const judged = PAGES.map(({ page, screens, limit }) =>
    judgeFirstLoad(page, firstLoad(folder, screens), limit),
  );
  for (const { isWithin, lines } of judged) {
    (isWithin ? console.log : console.error)(lines.join('\n'));
  }
  return judged.every(({ isWithin }) => isWithin);
}

/*
 * The limits of the first loads: JavaScript, gzipped, that a page needs before it shows. What counts
 * stands in firstLoad.mjs.
 */
import { firstLoad } from './firstLoad.mjs';

/** kB of 1000 bytes that no change may exceed. */
const PAGES = [
  { page: 'sign-in', screens: ['LoginScreen'], limit: 150 },
  { page: 'registration', screens: ['RegisterScreen'], limit: 150 },
  { page: 'dashboard', screens: ['Shell', 'DashboardScreen'], limit: 200 },
];

/** Files named when a page is too heavy. */
const HEAVIEST = 8;

const inKb = (bytes) => (bytes / 1000).toFixed(1);

/** Prints each page's first load in a built folder; false where one exceeds its limit. */
export function checkFirstLoads(folder) {
  let isWithin = true;
  for (const { page, screens, limit } of PAGES) {
    const files = firstLoad(folder, screens);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const line = `First load of the ${page}: ${inKb(bytes)} kB gzipped, limit ${limit}.`;
    if (bytes <= limit * 1000) {
      console.log(line);
      continue;
    }
    isWithin = false;
    console.error(line);
    for (const { file, bytes: size } of files.slice(0, HEAVIEST)) {
      console.error(`  ${inKb(size).padStart(6)}  ${file}`);
    }
  }
  return isWithin;
}

/*
 * The limits of the first loads: JavaScript, gzipped, that a page needs before it shows. What counts
 * stands in firstLoad.mjs.
 */
import { firstLoad } from './firstLoad.mjs';

/** kB of 1000 bytes. `goal` is where it shall be, `limit` what no change may exceed meanwhile. */
const PAGES = [
  { page: 'sign-in', screens: ['LoginScreen'], goal: 140, limit: 140 },
  { page: 'registration', screens: ['RegisterScreen'], goal: 140, limit: 140 },
  { page: 'dashboard', screens: ['Shell', 'DashboardScreen'], goal: 180, limit: 180 },
];

/** Files named when a page is too heavy. */
const HEAVIEST = 8;

const inKb = (bytes) => (bytes / 1000).toFixed(1);

/** Prints each page's first load in a built folder; false where one exceeds its limit. */
export function checkFirstLoads(folder) {
  let isWithin = true;
  for (const { page, screens, goal, limit } of PAGES) {
    const files = firstLoad(folder, screens);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const line = `First load of the ${page}: ${inKb(bytes)} kB gzipped, limit ${limit}, goal ${goal}.`;
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

/*
 * Lists the test files that took too long in the last runs of `npm test` and `npm run test:full` on this
 * machine and have no reason in scripts/lib/testing/slowFiles.mjs. For an idle machine: every night.
 */
import { judgeTimes, readTimes } from './lib/testing/times.mjs';

const kept = readTimes();
const faults = judgeTimes(kept);
for (const fault of faults) console.error(fault);
console.log(`${Object.keys(kept).length} test files, ${faults.length} too slow.`);
if (faults.length > 0) process.exit(1);

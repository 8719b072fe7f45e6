/*
 * Plants faults in the sources, one after the other (scripts/lib/testing/plantedFaults.mjs), runs the tests that
 * have to find them, and removes each again. Fails if a fault is not found, is reported at the wrong line or
 * leaves no video, or if a step fails without one.
 *
 *   npm run test:planted-faults              all of them
 *   npm run test:planted-faults -- captions  those whose description contains the word
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { PLANTED_FAULTS } from './lib/testing/plantedFaults.mjs';
import { ROOT, run } from './lib/run.mjs';
import { setup } from './setup.mjs';

const word = process.argv[2] ?? '';
const faults = PLANTED_FAULTS.filter(({ what }) => what.includes(word));

await setup({ tests: true });

/** @param {Pick<import('./lib/testing/plantedFaults.mjs').Fault, 'step' | 'args'>} tests */
async function fails({ step, args }) {
  let output = '';
  const onOutput = (/** @type {string} */ text) => {
    output += text;
  };
  const command = ['run', '--silent', step, '--', ...args];
  const code = await run('npm', command, { isQuiet: true, onOutput });
  return { isRed: code !== 0, output };
}

/**
 * The source line at the first place that an output names; empty if it names none.
 *
 * @param {string} output
 */
function toldLine(output) {
  const [, file, line] = /❯ .*?(\S+):(\d+):\d+$/m.exec(stripVTControlCharacters(output)) ?? [];
  if (!file) return '';
  return readFileSync(join(ROOT, file), 'utf8').split('\n')[Number(line) - 1] ?? '';
}

/** @type {Set<string>} */
const missed = new Set();
for (const fault of faults) {
  const { what, file, from, to, step } = fault;
  const path = join(ROOT, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(from).length !== 2)
    throw new Error(`${file} does not contain “${from}” exactly once.`);
  const restore = () => writeFileSync(path, source);
  const onSignal = () => {
    restore();
    process.exit(1);
  };
  process.once('SIGINT', onSignal);
  try {
    writeFileSync(
      path,
      source.replace(from, () => to),
    );
    const { isRed, output } = await fails(fault);
    // Only on request: other outputs may name files that are not ours.
    const told = isRed && fault.toldAt ? toldLine(output) : '';
    const hasLeft = output.includes(fault.leaves ?? '');
    const isFound = isRed && hasLeft && told.includes(fault.toldAt ?? '');
    console.log(`${isFound ? 'found ' : 'MISSED'}  ${what}: ${step}`);
    if (isRed && !hasLeft) console.error(`        It left no file that ends in ${fault.leaves}.`);
    else if (isRed && !isFound) console.error(`        It is reported at: ${told.trim()}`);
    if (!isFound) missed.add(what);
  } finally {
    restore();
    process.off('SIGINT', onSignal);
  }
}

// A step that fails on its own would find every fault.
for (const tests of faults) {
  const { isRed, output } = await fails(tests);
  if (!isRed) continue;
  console.error(`${output}\n${tests.step} ${tests.args.join(' ')} fails without a fault.`);
  missed.add(tests.what);
}

const found = faults.length - missed.size;
const inTest = faults.filter(({ step, what }) => step !== 'test:visual' && !missed.has(what));
console.log(`found: ${found} of ${faults.length}, ${inTest.length} of them by steps of npm test`);
process.exit(missed.size === 0 ? 0 : 1);

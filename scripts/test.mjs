/* `npm test`: every check, the fastest first. */
import { stripVTControlCharacters } from 'node:util';
import { run } from './lib/run.mjs';
import { setup } from './setup.mjs';

await setup({ tests: true });

/** Lines of a failed step that are repeated at the end, where a reader of a long log looks. */
const REPEATED_LINES = 60;

/**
 * @typedef {{ onOutput: (text: string) => void; isQuiet: boolean }} StepOptions
 * @typedef {{ name: string; step: (options: StepOptions) => Promise<number> }} Step
 * @type {(script: string) => Step['step']}
 */
const npm = (script) => (options) => run('npm', ['run', '--silent', script], options);

/**
 * Groups run one after the other, the steps of a group side by side. Most steps that read sources use one
 * core. The end-to-end tests wait for pages and renders, the stories for their browser: together they
 * keep two cores busy, alone they do not.
 */
const GROUPS = [
  [{ name: 'types', step: npm('typecheck') }],
  [
    { name: 'formatting', step: npm('format:check') },
    { name: 'lint', step: npm('lint') },
    { name: 'unused code', step: npm('lint:unused') },
    { name: 'generated contract', step: npm('check:contract') },
    { name: 'story table', step: npm('check:stories') },
    { name: 'coverage of the specification', step: npm('check:coverage') },
  ],
  [{ name: 'unit tests', step: npm('test:unit') }],
  // Makes both builds, which the end-to-end tests open.
  [
    { name: 'hosted build without mocks', step: npm('check:hosted-build') },
    { name: 'published design system', step: npm('check:ui-package') },
  ],
  [
    // Builds the design system too, and must not do so beside the check above.
    { name: 'lowest and newest React', step: npm('check:peers') },
    // Reads the notices of both builds.
    { name: 'licences', step: npm('check:licences') },
  ],
  [
    { name: 'end-to-end tests', step: npm('test:e2e') },
    { name: 'stories', step: npm('test:stories') },
  ],
];

/** @param {string} name */
const sayTitle = (name) => console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`);

/**
 * Runs a step; a quiet one shows its output when it has ended, not among another's.
 *
 * @param {Step} step
 * @param {boolean} isQuiet
 */
async function take({ name, step }, isQuiet) {
  if (!isQuiet) sayTitle(name);
  const start = performance.now();
  let output = '';
  const onOutput = (/** @type {string} */ text) => {
    output += text;
  };
  const code = await step({ onOutput, isQuiet }).catch((error) => {
    onOutput(String(error));
    if (!isQuiet) console.error(error);
    return 1;
  });
  if (isQuiet) {
    sayTitle(name);
    process.stdout.write(output);
  }
  return { name, code, output, seconds: Math.round((performance.now() - start) / 1000) };
}

const results = [];
for (const group of GROUPS) {
  results.push(...(await Promise.all(group.map((step, index) => take(step, index > 0)))));
}

for (const { name, output } of results.filter(({ code }) => code !== 0)) {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n');
  console.log(`\n── the end of what failed: ${name}\n${lines.slice(-REPEATED_LINES).join('\n')}`);
}

console.log('');
for (const { name, code, seconds } of results) {
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
}
const failed = results.filter(({ code }) => code !== 0).length;
console.log(`\nsteps: ${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

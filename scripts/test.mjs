/* `npm test`: everything that must hold, in the order of what fails fastest. */
import { stripVTControlCharacters } from 'node:util';
import { buildEmbeddedIfStale } from './lib/embeddedBuild.mjs';
import { run } from './lib/run.mjs';
import { setup } from './setup.mjs';

await setup({ tests: true });

/** Lines of a failed step that are said again at the end, where a reader of a long log looks. */
const REPEATED_LINES = 60;

const npm = (script) => (onOutput) => run('npm', ['run', '--silent', script], { onOutput });

const STEPS = [
  { name: 'types', step: npm('typecheck') },
  { name: 'formatting', step: npm('format:check') },
  { name: 'lint', step: npm('lint') },
  { name: 'import directions', step: npm('lint:imports') },
  { name: 'unused code', step: npm('lint:unused') },
  { name: 'story table', step: npm('check:stories') },
  { name: 'unit tests', step: npm('test:unit') },
  { name: 'hosted build without mocks', step: npm('check:hosted-build') },
  { name: 'embedded build', step: () => buildEmbeddedIfStale().then(() => 0) },
  { name: 'end-to-end tests', step: npm('test:e2e') },
  { name: 'stories', step: npm('test:stories') },
];

const results = [];
for (const { name, step } of STEPS) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`);
  const start = performance.now();
  let output = '';
  const keep = (text) => {
    output += text;
  };
  const code = await step(keep).catch((error) => {
    console.error(error);
    keep(String(error));
    return 1;
  });
  results.push({ name, code, output, seconds: Math.round((performance.now() - start) / 1000) });
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

/* `npm test`: everything that must hold, in the order of what fails fastest. */
import { buildEmbeddedIfStale } from './lib/embeddedBuild.mjs';
import { run } from './lib/run.mjs';
import { setup } from './setup.mjs';

await setup({ tests: true });

const npm = (script) => () => run('npm', ['run', '--silent', script]);

const STEPS = [
  { name: 'types', step: npm('typecheck') },
  { name: 'formatting', step: npm('format:check') },
  { name: 'lint', step: npm('lint') },
  { name: 'import directions', step: npm('lint:imports') },
  { name: 'unused code', step: npm('lint:unused') },
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
  const code = await step().catch((error) => {
    console.error(error);
    return 1;
  });
  results.push({ name, code, seconds: Math.round((performance.now() - start) / 1000) });
}

console.log('');
for (const { name, code, seconds } of results) {
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
}
const failed = results.filter(({ code }) => code !== 0).length;
console.log(`\nsteps: ${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

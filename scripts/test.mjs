/* `npm test`: every check, the fastest first. */
import { npm, runAndExit } from './lib/steps.mjs';
import { setup } from './setup.mjs';

await setup({ tests: true });

/**
 * Most steps that read sources use one core. The end-to-end tests wait for pages and renders, the stories
 * for their browser: together they keep two cores busy, alone they do not.
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

await runAndExit(GROUPS);

/*
 * `npm run test:full`: everything that `npm test` leaves out, in parts (scripts/lib/testing/parts.mjs).
 *
 *   npm run test:full                          all parts
 *   npm run test:full -- --list                their names
 *   npm run test:full -- --only kills,looks    some, by name or group
 *   npm run test:full -- --only e2e --shard 1/3    a third of their end-to-end tests
 *   npm run test:full -- --only e2e --after-test   without the journeys, which `npm test` has run
 */
import { parseArgs } from 'node:util';
import { chooseParts, endToEnd, JOURNEYS, PARTS } from './lib/testing/parts.mjs';
import { npm, runAndExit } from './lib/testing/steps.mjs';
import { setup } from './setup.mjs';

const { values } = parseArgs({
  options: {
    list: { type: 'boolean' },
    only: { type: 'string', default: '' },
    shard: { type: 'string' },
    'after-test': { type: 'boolean' },
  },
});

if (values.list) {
  for (const { name, group = '', holds, minutes } of PARTS) {
    console.log(`${name.padEnd(18)}${group.padEnd(9)}${`${minutes} min`.padStart(6)}  ${holds}`);
  }
  process.exit(0);
}

/** The requested parts; ends the process if a part does not exist. */
function askedParts() {
  try {
    return chooseParts(values.only.split(',').filter(Boolean));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

const parts = askedParts();
const names = new Set(parts.map(({ name }) => name));
await setup({
  tests: true,
  engines: names.has('engines') ? ['firefox', 'webkit'] : [],
  postgres: names.has('scale'),
});

const { files, env } = endToEnd(parts, values['after-test'] ? JOURNEYS : []);
const shard = values.shard ? [`--shard=${values.shard}`] : [];

const groups = [
  ...(files.length > 0
    ? [[{ name: 'end-to-end tests', step: npm('test:e2e', { args: [...files, ...shard], env }) }]]
    : []),
  ...parts.flatMap(({ name, steps = [] }) =>
    steps.map(({ script, args, env: asked }) => [
      {
        name: steps.length > 1 ? `${name}: ${script}` : name,
        step: npm(script, { args, env: asked }),
      },
    ]),
  ),
];

const others = PARTS.map(({ name }) => name).filter((name) => !names.has(name));
await runAndExit(groups, others.length > 0 ? `not requested: ${others.join(', ')}` : undefined);

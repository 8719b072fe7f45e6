/*
 * Writes everything that an endpoint of the contract needs, following docs/adding-an-endpoint.md:
 *
 *   npm run new:endpoint -- GET /projects/{id}/comments comments.list
 *
 * Details that only a person can decide are marked 'TODO' in the files and fail in the tests.
 */
import { readEndpoint } from './lib/generators/endpoint/names.mjs';
import { planEndpoint } from './lib/generators/endpoint/planEndpoint.mjs';
import { writePlan } from './lib/generators/plan.mjs';
import { ROOT, run } from './lib/run.mjs';

try {
  await writePlan(ROOT, planEndpoint(ROOT, readEndpoint(process.argv.slice(2))));
  if ((await run('npm', ['run', '--silent', 'contract'])) !== 0) {
    throw new Error(
      'The files are written, but `npm run contract` failed: see above, and run it again.',
    );
  }
  console.log("Now search for 'TODO', and let the tests guide you: docs/adding-an-endpoint.md.");
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.error('Usage: npm run new:endpoint -- GET /projects/{id}/comments comments.list');
  process.exitCode = 1;
}

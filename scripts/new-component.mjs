/*
 * Creates a component of @lectern/ui: its folder following the component anatomy, its export, its line in
 * the snapshot of exports, and its place in the workbench.
 *   npm run new:component -- RatingStars 'A rating of up to five stars. Use `Meter` for a share.' Forms
 */
import { writePlan } from './lib/generators/plan.mjs';
import { planComponent } from './lib/generators/planComponent.mjs';
import { ROOT } from './lib/run.mjs';

const [name = '', sentence = '', purpose = ''] = process.argv.slice(2);
try {
  await writePlan(ROOT, planComponent(ROOT, name, sentence, purpose));
  console.log('Next: npm run storybook, and a story for each state that this command lists:');
  console.log(`npm run check:stories -- ${name}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

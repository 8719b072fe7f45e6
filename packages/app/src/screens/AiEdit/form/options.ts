import type { LookId } from '@lectern/studio/looks';

/** The options that a template offers (specification section 2, AI edit). */
export interface TemplateOptions {
  /** Whether 'Personalize' is shown below it, with the title and the highlight colour. */
  personalize: boolean;
  listicleStyle: boolean;
  brollType: boolean;
  brollFrequency: boolean;
  /** Shape, position and stroke of the second video. */
  backgroundVideo: boolean;
  /** Whether the title is generated until the user chooses to write it (section 4). */
  titleModes: boolean;
}

type Templates = ReadonlySet<LookId>;
const some = (...ids: readonly LookId[]): Templates => new Set(ids);

const OPTIONS: Readonly<Record<keyof TemplateOptions, Templates>> = {
  personalize: some(
    'vivid',
    'vivid2',
    'storyteller',
    'satisfying',
    'chillguy',
    'chillguy2',
    'cinematic',
    'impact',
    'paper',
    'movienight',
    'split',
    'kinetic',
    'vortex',
  ),
  listicleStyle: some('vivid2', 'chillguy2'),
  brollType: some('chillguy', 'storyteller', 'kinetic', 'split'),
  brollFrequency: some(
    'cinematic',
    'vivid',
    'vivid2',
    'chillguy',
    'chillguy2',
    'impact',
    'storyteller',
    'paper',
    'vortex',
  ),
  backgroundVideo: some('satisfying'),
  titleModes: some('storyteller', 'movienight'),
};

/** Returns the options that a template offers; none before a template is chosen. */
export function optionsOf(template: LookId | null): TemplateOptions {
  const has = (option: keyof TemplateOptions) => template !== null && OPTIONS[option].has(template);
  return {
    personalize: has('personalize'),
    listicleStyle: has('listicleStyle'),
    brollType: has('brollType'),
    brollFrequency: has('brollFrequency'),
    backgroundVideo: has('backgroundVideo'),
    titleModes: has('titleModes'),
  };
}

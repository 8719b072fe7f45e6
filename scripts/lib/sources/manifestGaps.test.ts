import { expect, it } from 'vitest';
import { manifestGaps } from './manifestGaps.mjs';

const button = {
  name: 'Button',
  path: './Button.stories.tsx',
  description: 'Starts an action.',
  reactDocgen: { props: { icon: { description: 'Before the words.' } } },
  stories: [{ name: 'Default', snippet: '<Button />' }],
};

it('finds no gaps in a fully described component', () => {
  expect(manifestGaps({ components: { button } })).toEqual([]);
});

it.each([
  [{ description: '' }, 'Button has no description.'],
  [{ stories: [] }, 'Button has no state.'],
  [{ reactDocgen: { props: { ref: { description: '' } } } }, 'Button does not describe ref.'],
  [{ stories: [{ name: 'Default' }] }, 'Default: no code.'],
  [
    { stories: [{ name: 'Default', error: { message: 'Expected story\nat 3' } }] },
    'Default: Expected story',
  ],
  [{ error: { message: 'No component found\nat 3' } }, 'No component found'],
])('names the gap: %o', (change, words) => {
  expect(manifestGaps({ components: { button: { ...button, ...change } } })).toEqual([
    `./Button.stories.tsx: ${words}`,
  ]);
});

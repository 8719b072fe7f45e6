import { describe, expect, test } from 'vitest';
import { readComponent } from './componentFacts.mjs';
import { readStories } from './storyFacts.mjs';
import { exportedComponents, judgeStories } from './storyTable.mjs';

/** Only a label: it takes no focus and has no list. */
const LABEL = 'export interface Props {\n  label: string;\n}\nexport const Label = () => <b />;';

const factsOf = (code: string, styles = '', ownStyles = '') =>
  readComponent({ code, styles, ownStyles });

function missingIn(stories: string, facts = factsOf(LABEL)) {
  const read = readStories(stories);
  return judgeStories(facts, read.stories, new Set(read.skips.keys())).missing;
}

const COMPLETE = `
const meta = { component: Label } satisfies Meta;
export default meta;
export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Small: Story = { globals: { viewport: { value: 'mobile1' }, textSize: '200' } };
export const LongText: Story = { args: { label: unbroken } };
`;

describe('the stories of a component', () => {
  test('are complete when every state has one', () => {
    expect(missingIn(COMPLETE)).toEqual([]);
  });

  // Specification: more.9
  test('lack a state if no story shows it', () => {
    expect(missingIn(COMPLETE.replace("theme: 'dark'", ''))).toEqual(['dark']);
    expect(missingIn(COMPLETE.replace("direction: 'rtl'", ''))).toEqual(['rightToLeft']);
    expect(missingIn(COMPLETE.replace("textSize: '200'", ''))).toEqual(['largeText']);
    expect(
      missingIn(COMPLETE.replaceAll('Story = {', "Story = { globals: { theme: 'dark' },")),
    ).toEqual(['default']);
  });

  test('show a state through the stories and helpers that they are made of', () => {
    const shared = `const night = { globals: { theme: 'dark' } };
export const Base: Story = { ...night };`;
    expect(missingIn(`${COMPLETE.replace(/.*Dark.*\n/, '')}${shared}`)).toEqual([]);
  });

  test('do not show a state that their meta sets for all of them', () => {
    const everywhere = COMPLETE.replace(
      'component: Label',
      "component: Label, globals: { theme: 'dark' }",
    ).replace(/.*Dark.*\n/, 'export const Same: Story = { args: { ...meta.args } };\n');
    expect(missingIn(everywhere)).toEqual(['dark']);
  });

  test('may skip a state with a reason, but not a state that does not exist', () => {
    const skipping = (state: string) =>
      COMPLETE.replace(/.*Dark.*\n/, '').replace(
        'component: Label',
        `component: Label, parameters: { storyTable: { ${state}: 'It is always light.' } }`,
      );
    expect(missingIn(skipping('dark'))).toEqual([]);
    const { stories, skips } = readStories(skipping('dusk'));
    expect(judgeStories(factsOf(LABEL), stories, new Set(skips.keys()))).toMatchObject({
      missing: ['dark'],
      unknown: ['dusk'],
    });
  });

  test('are also known by their names in the sidebar', () => {
    const [story] = readStories("export const A: Story = { name: 'All of it' };").stories;
    expect(story).toMatchObject({ name: 'A', label: 'All of it' });
  });
});

describe('the states of a component', () => {
  test('include hovered and pressed if a stylesheet defines them and the component takes focus', () => {
    const button = `import { Button as AriaButton } from 'react-aria-components';
export const Save = () => <AriaButton />;`;
    const states = { isFocusable: true, isHovered: true, isPressed: false };
    expect(factsOf(button, "'&[data-hovered]'")).toMatchObject(states);
    expect(factsOf('export const Save = () => <Button />;', "'&[data-hovered]'")).toMatchObject({
      isFocusable: false,
      isHovered: false,
    });
  });

  test('include pending, disabled, invalid and lists according to its props', () => {
    const code = 'export interface Props {\n  items: readonly Item[];\n  isPending?: boolean;\n}';
    expect(factsOf(code)).toMatchObject({ hasList: true, isPending: true, isInvalid: false });
    expect(factsOf('errorMessage')).toMatchObject({ isInvalid: true });
  });

  test('include every value of a list of variants, mapped over or written out', () => {
    const facts = factsOf(LABEL, '', "export const TONES = ['calm', 'loud'] as const;");
    expect(missingIn(COMPLETE, facts)).toEqual(['TONES (calm, loud)']);
    expect(
      missingIn(`${COMPLETE}export const Calm: Story = { args: { tone: 'calm' } };`, facts),
    ).toEqual(['TONES (loud)']);
    expect(
      missingIn(`${COMPLETE}export const Tones: Story = { render: () => TONES.map(show) };`, facts),
    ).toEqual([]);
  });
});

test('components are the exports of the barrel that start with a capital letter', () => {
  const barrel = `export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { Stack } from './layout/Stack.tsx';
export { useToast } from './components/Toast/useToast.tsx';`;
  expect(exportedComponents(barrel)).toEqual([
    { name: 'Button', isOwn: true, folder: 'components/Button' },
    { name: 'Stack', isOwn: false, folder: 'layout' },
  ]);
});

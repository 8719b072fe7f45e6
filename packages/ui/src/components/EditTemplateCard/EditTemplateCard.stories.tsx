import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { markup } from '../../fixtures/hostile.ts';
import { letPlay, muteFilms } from '../../fixtures/letPlay.ts';
import { unbroken } from '../../fixtures/longText.ts';
import { amara, broken, imani, jonas, kofi, mei } from '../../fixtures/pictures.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Text } from '../Text/Text.tsx';
import { brokenFilm, film } from '../VideoPlayer/fixtures/film.ts';
import { EditTemplateCardSkeleton } from './EditTemplateCardSkeleton.tsx';
import { EditTemplatePicker, type EditTemplatePickerProps } from './EditTemplatePicker.tsx';

const templates = [
  { id: 'vivid', name: 'Vivid', src: film, poster: amara },
  { id: 'vivid2', name: 'Vivid 2', src: film, poster: jonas },
  { id: 'storyteller', name: 'Storyteller', src: film, poster: kofi },
  { id: 'satisfying', name: 'Satisfying', src: null, poster: mei },
  { id: 'vortex', name: 'Vortex', src: film, poster: imani, isBeta: true },
];

function Stateful({ selectedId, onSelectionChange, ...props }: EditTemplatePickerProps<string>) {
  const [selected, setSelected] = useState(selectedId);
  return (
    <Panel>
      <EditTemplatePicker
        {...props}
        selectedId={selected}
        onSelectionChange={(id) => {
          setSelected(id);
          onSelectionChange(id);
        }}
      />
    </Panel>
  );
}

const meta = {
  title: 'Components/Domain/EditTemplateCard',
  id: 'components-edittemplatecard',
  component: EditTemplatePicker,
  tags: ['choice', 'template', 'video', 'radio'],
  render: Stateful,
  args: { label: 'AI edit template', templates, selectedId: 'vivid', onSelectionChange: fn() },
  beforeEach: muteFilms,
} satisfies Meta<typeof EditTemplatePicker<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const films = (root: HTMLElement) => [...root.querySelectorAll('video')];
/** The paused state of each video. */
const paused = (root: HTMLElement) => films(root).map((film) => film.paused);
const ALL = [true, true, true, true];
const NONE = [false, false, false, false];

/** With reduced motion, videos are stills with a play button each. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(films(canvasElement)).toHaveLength(4);
    // The button is below the video: over it, it would cover captions.
    const play = canvas.getByRole('button', { name: 'Play Vivid 2' }).getBoundingClientRect();
    const end = films(canvasElement)[1]?.getBoundingClientRect().bottom ?? Infinity;
    await expect(play.top).toBeGreaterThanOrEqual(end);
    await userEvent.click(canvas.getByRole('button', { name: 'Play Vivid 2' }));
    await canvas.findByRole('button', { name: 'Pause Vivid 2' });
    await waitFor(() =>
      expect(films(canvasElement).map(({ paused }) => paused)).toEqual([true, false, true, true]),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Pause Vivid 2' }));
    await waitFor(() => expect(paused(canvasElement)).toEqual(ALL));
  },
};
export const ReducedMotionDark: Story = { globals: { motion: 'reduced', theme: 'dark' } };

// Specification: edit-page.9
/** All videos loop muted; at most one card on the page has sound, across all lists. */
export const OneIsHeard: Story = {
  globals: { motion: 'full' },
  render: (args) => (
    <Stack gap={4}>
      <Stateful {...args} />
      <Stateful
        {...args}
        label="The same again"
        templates={[{ id: 'again', name: 'Again', src: film, poster: imani }]}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(paused(canvasElement)).toEqual([...NONE, false]));
    await expect(films(canvasElement).map(({ loop }) => loop)).toEqual([...ALL, true]);
    await expect(canvas.queryByRole('button', { name: /^Play/ })).toBeNull();
    // Browsers pause a video that a script unmutes without a user gesture.
    for (const each of films(canvasElement)) {
      each.pause();
      letPlay(each);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Unmute Vivid' }));
    await canvas.findByRole('button', { name: 'Mute Vivid' });
    await userEvent.click(canvas.getByRole('button', { name: 'Unmute Again' }));
    await expect(canvas.getAllByRole('button', { name: /^Mute/ })).toEqual([
      canvas.getByRole('button', { name: 'Mute Again' }),
    ]);
    await expect(films(canvasElement).filter(({ muted }) => !muted)).toHaveLength(1);
    // The video that had the sound continues muted.
    await waitFor(() => expect(paused(canvasElement)).toEqual([...NONE, false]));
    await userEvent.click(canvas.getByRole('button', { name: 'Mute Again' }));
    await expect(canvas.queryByRole('button', { name: /^Mute/ })).toBeNull();
  },
};

/** Arrow keys select a template; unmuting one does not. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Vivid' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('storyteller');
    await expect(canvas.getByRole('radio', { name: 'Storyteller' })).toBeChecked();
    canvas.getByRole('button', { name: 'Unmute Vivid' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Mute Vivid' });
    await expect(canvas.getByRole('radio', { name: 'Storyteller' })).toBeChecked();
    await expect(args.onSelectionChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('radio', { name: 'Vortex, beta' })).not.toBeChecked();
  },
};

// Specification: edit-page.9
/** A press on the video or on the name selects the template. */
export const ByPointer: Story = {
  args: { selectedId: null },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByTitle('Satisfying'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('satisfying');
    await expect(canvas.getByRole('radio', { name: 'Satisfying' })).toBeChecked();
  },
};

// Specification: edit-page.8
/** The AI edit is switched off: no video plays and nothing can be pressed. */
export const Disabled: Story = {
  args: { isDisabled: true },
  globals: { motion: 'full' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Unmute Vivid' })).toBeDisabled();
    await expect(paused(canvasElement)).toEqual(ALL);
  },
};

export const HostileValues: Story = {
  args: {
    templates: [
      { id: 'long', name: unbroken, src: film, poster: amara, isBeta: true },
      { id: 'html', name: markup, src: null, poster: broken },
      { id: 'none', name: 'No picture', src: null, poster: null },
      { id: 'film', name: 'Broken film', src: brokenFilm, poster: kofi },
    ],
    selectedId: 'gone',
  },
  play: async ({ canvasElement }) => {
    // A video that cannot be played is replaced by its poster, and its buttons are removed.
    await waitFor(() =>
      expect(within(canvasElement).queryByRole('button', { name: /Broken film/ })).toBeNull(),
    );
    await expect(within(canvasElement).getByRole('radio', { name: markup })).toBeVisible();
    // A long name is cut off to leave room for the video's buttons.
    const play = within(canvasElement).getByRole('button', { name: `Play ${unbroken}` });
    const name = within(canvasElement).getByTitle(unbroken).getBoundingClientRect();
    await expect(play.getBoundingClientRect().left).toBeGreaterThanOrEqual(name.right);
  },
};
/** A video replaces the overlay of the poster. */
export const Overlaid: Story = {
  args: {
    templates: templates
      .slice(2, 4)
      .map((template) => ({ ...template, overlay: <Text>{`Drawn for ${template.name}`}</Text> })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Drawn for Satisfying')).toBeVisible();
    await expect(canvas.queryByText('Drawn for Storyteller')).toBeNull();
  },
};
export const OnlyOne: Story = { args: { templates: templates.slice(0, 1) } };
export const ForcedColors: Story = { globals: { forcedColors: 'active' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } };
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const Loading: Story = {
  render: () => (
    <Inline gap={4}>
      <EditTemplateCardSkeleton />
      <EditTemplateCardSkeleton />
      <EditTemplateCardSkeleton />
    </Inline>
  ),
};

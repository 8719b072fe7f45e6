import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { speechPeaks } from '../../fixtures/sound.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { VoiceCarousel, type VoiceCarouselProps, type VoiceOption } from './VoiceCarousel.tsx';

const NAMES = ['Clara', 'Marcus', 'Ines', 'Theo', 'Priya', 'Oskar', 'Amaya'];

const voices: VoiceOption[] = Array.from({ length: 28 }, (_, index) => ({
  id: `voice-${index}`,
  name: NAMES[index] ?? `Voice ${index + 1}`,
  tags: [index % 2 === 0 ? 'Female' : 'Male', 'British'],
  sample: {
    isPlaying: index === 1,
    progress: index === 1 ? 0.42 : 0,
    peaks: speechPeaks(64, index + 1),
  },
}));

function Stateful({ selectedId, isExpanded, ...props }: VoiceCarouselProps) {
  const [selected, setSelected] = useState(selectedId);
  const [expanded, setExpanded] = useState(isExpanded);
  return (
    <VoiceCarousel
      {...props}
      selectedId={selected}
      isExpanded={expanded}
      onSelectionChange={(id) => {
        setSelected(id);
        props.onSelectionChange(id);
      }}
      onExpandedChange={setExpanded}
    />
  );
}

const meta = {
  title: 'Components/Domain/VoiceCarousel',
  id: 'components-voicecarousel',
  component: VoiceCarousel,
  tags: ['choice', 'audio', 'voice', 'radio'],
  parameters: {
    storyTable: {
      disabled: 'Only an arrow that has reached its end is disabled: see the story Scrolling.',
    },
  },
  render: Stateful,
  args: {
    label: 'Choose a voice',
    description: 'Press play to hear each one read a line from your script.',
    voices,
    selectedId: 'voice-1',
    isExpanded: false,
    onSelectionChange: fn(),
    onTogglePlay: fn(),
    onExpandedChange: fn(),
  },
} satisfies Meta<typeof VoiceCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const ChosenDark: Story = { globals: { theme: 'dark' } };

/** For use below a heading that says the same; the group keeps its accessible name. */
export const LabelHidden: Story = {
  args: { isLabelHidden: true, description: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Choose a voice' })).toBeInTheDocument();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** Arrow keys select; Tab reaches the selected card's play button and then leaves the cards. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('radio', { name: /Marcus/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    const ines = canvas.getByRole('radio', { name: /Ines/ });
    await expect(ines).toHaveFocus();
    await expect(ines).toBeChecked();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('voice-2');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Play Ines' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTogglePlay).toHaveBeenLastCalledWith('voice-2');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show More' })).toHaveFocus();
  },
};

/** One line per voice, with a progress ring and a heart; Show More fills the rest of the last row. */
export const Grid: Story = {
  args: { layout: 'grid', onFavoriteChange: fn(), voices: voices.slice(0, 15) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Next voices' })).toBeNull();
    const [first, second] = canvas
      .getAllByRole('radio')
      .map((radio) => radio.closest('[class*=tile]'));
    await expect(first?.getBoundingClientRect().height).toBe(64);
    await expect(second?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().top);
    // The play button and the heart select nothing.
    await userEvent.click(canvas.getByRole('button', { name: 'Play Clara' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add Clara to favorites' }));
    await expect(args.onTogglePlay).toHaveBeenLastCalledWith('voice-0');
    await expect(args.onFavoriteChange).toHaveBeenLastCalledWith('voice-0');
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    // Arrow keys select; Tab reaches play button and heart of the selected voice, then Show More.
    canvas.getByRole('radio', { name: /Marcus/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Ines/ })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Play Ines' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add Ines to favorites' })).toHaveFocus();
    await userEvent.tab();
    const more = canvas.getByRole('button', { name: 'Show More' });
    await expect(more).toHaveFocus();
    // Ten tiles in rows of three: Show More takes the eleventh and the twelfth place.
    const edge = (element: Element | null | undefined) => element?.getBoundingClientRect().right;
    await expect(edge(more.closest('[class*=moreTile]'))).toBe(
      edge(canvas.getByRole('radio', { name: /Ines/ }).closest('[class*=tile]')),
    );
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('radio')).toHaveLength(15);
    await expect(canvas.getByRole('button', { name: 'Show Less' })).toHaveFocus();
  },
};
export const GridDark: Story = { args: { layout: 'grid' }, globals: { theme: 'dark' } };
export const GridRightToLeft: Story = { args: { layout: 'grid' }, globals: { direction: 'rtl' } };
export const GridPhone: Story = {
  args: { layout: 'grid', onFavoriteChange: fn() },
  globals: { viewport: { value: 'mobile2' } },
};
export const GridSmallestLargeText: Story = {
  args: { layout: 'grid', onFavoriteChange: fn() },
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: async (context) => {
    await staysInWindow();
    // The buttons grow with the text and do not cover the name.
    const play = within(context.canvasElement).getByRole('button', { name: 'Play Clara' });
    const name = within(context.canvasElement).getByTitle('Clara');
    await expect(name.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      play.getBoundingClientRect().right,
    );
  },
};

/** A press on the card selects it; a press on the play button only plays. */
export const ByPointer: Story = {
  args: { selectedId: null },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Play Clara' }));
    await expect(args.onTogglePlay).toHaveBeenCalledWith('voice-0');
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('Ines'));
    await expect(canvas.getByRole('radio', { name: /Ines/ })).toBeChecked();
  },
};

// Specification: wizard.12, constants.12
/**
 * Each press scrolls by one card, 300 px. At an end the arrow is disabled and focus moves to the other one.
 */
export const Scrolling: Story = {
  args: { voices: voices.slice(0, 6) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const track = canvas.getByRole('radiogroup');
    const next = canvas.getByRole('button', { name: 'Next voices' });
    const previous = canvas.getByRole('button', { name: 'Previous voices' });
    await waitFor(() => expect(previous).toBeDisabled());
    await userEvent.click(next);
    await waitFor(() => expect(track.scrollLeft).toBe(300));
    await waitFor(() => expect(previous).toBeEnabled());
    const end = track.scrollWidth - track.clientWidth;
    track.scrollTo({ left: end - 10 });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(next).toBeDisabled());
    await expect(previous).toHaveFocus();
  },
};

/** The border of the card darkens. */
export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const clara = within(canvasElement).getByText('Clara');
    await userEvent.hover(clara);
    await expect(clara.closest('label')).toHaveAttribute('data-hovered', 'true');
  },
};

// Specification: wizard.11, constants.12
/** Ten voices are shown at first. Tab reaches them even if the chosen voice is not among them. */
export const ShowMore: Story = {
  args: { voices: voices.slice(0, 13) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('radio')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Show More' }));
    await expect(canvas.getAllByRole('radio')).toHaveLength(13);
    await expect(canvas.getByText('13 of 13 voices')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('13 voices');
    await userEvent.click(canvas.getByText('Voice 12'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show Less' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('10 of 13 voices');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('radio', { name: /Voice 10/ })).toHaveFocus();
  },
};

// Specification: wizard.12, constants.12
/** Up to 5 voices need no arrow buttons; up to 10 need no Show More. */
export const Few: Story = {
  args: { voices: voices.slice(0, 5) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Next voices' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Show More' })).toBeNull();
  },
};

export const OnlyOne: Story = { args: { voices: voices.slice(0, 1), selectedId: null } };
export const HostileValues: Story = {
  args: {
    voices: [
      { id: 'long', name: unbroken, tags: [unbroken, 'Female', 'British'], sample: null },
      { id: 'bare', name: 'Bare', tags: [], sample: null },
      {
        id: 'pending',
        name: 'Pending',
        tags: ['Male'],
        sample: { isPlaying: false, progress: Number.NaN, peaks: [], isPending: true },
      },
    ],
  },
};
export const ForcedColors: Story = { globals: { forcedColors: 'active' } };
/** The text wraps before the arrow buttons move below the heading. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('heading', { name: 'Choose a voice' });
    const arrow = canvas.getByRole('button', { name: 'Next voices' });
    await expect(arrow.getBoundingClientRect().top).toBeLessThan(
      heading.parentElement?.getBoundingClientRect().bottom ?? 0,
    );
  },
};
/** Next to enlarged text the arrow buttons move below it, and the page does not scroll sideways. */
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next voices' }));
    await waitFor(() => expect(canvas.getByRole('radiogroup').scrollLeft).toBe(-300));
  },
};

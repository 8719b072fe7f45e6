import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { markup } from '../../fixtures/hostile.ts';
import { unbroken } from '../../fixtures/longText.ts';
import {
  amaraScene,
  broken,
  fitnessScene,
  launchScene,
  welcomeScene,
} from '../../fixtures/pictures.ts';
import { Grid } from '../../layout/Grid.tsx';
import { brokenFilm, film } from '../VideoPlayer/fixtures/film.ts';
import { ScratchCard } from './ScratchCard.tsx';
import { TemplateCard, type TemplateCardProps } from './TemplateCard.tsx';
import { TemplateCardSkeleton } from './TemplateCardSkeleton.tsx';

const navigate = fn();

const meta = {
  title: 'Components/Domain/TemplateCard',
  id: 'components-templatecard',
  component: TemplateCard,
  tags: ['card', 'template', 'library'],
  args: {
    title: 'Product Introduction',
    description: 'Say what it is, who it is for and why it matters.',
    category: 'Marketing',
    durationLabel: '1-2 min',
    src: launchScene,
    previewSrc: film,
    href: '/create?template=product-introduction',
    onPreview: fn(),
  },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
} satisfies Meta<typeof TemplateCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Story['decorators'] = [
  (Story) => (
    <div style={{ maxInlineSize: 350 }}>
      <Story />
    </div>
  ),
];

function Library(args: TemplateCardProps) {
  return (
    <Grid layout="thirds">
      <ScratchCard
        title="Start from Scratch"
        description="An empty page and your own words."
        href="/create"
      />
      <TemplateCard {...args} />
      <TemplateCard
        {...args}
        title="Company Overview"
        description="Your story, your people and what you stand for."
        category="Corporate"
        durationLabel="2-3 min"
        src={welcomeScene}
      />
      <TemplateCard
        {...args}
        title="Product Demo"
        description="Show the product at work, feature by feature."
        durationLabel="2-3 min"
        src={fitnessScene}
      />
      <TemplateCard
        {...args}
        title="Customer Testimonial"
        description="A customer’s problem, the turn and the result."
        src={amaraScene}
        previewSrc={null}
      />
    </Grid>
  );
}

export const WholeLibrary: Story = { render: Library };
export const WholeLibraryDark: Story = { render: Library, globals: { theme: 'dark' } };
export const WholeLibraryRightToLeft: Story = { render: Library, globals: { direction: 'rtl' } };
export const WholeLibraryForcedColors: Story = {
  render: Library,
  globals: { forcedColors: 'active' },
};
export const WholeLibraryPhone: Story = {
  render: Library,
  globals: { viewport: { value: 'mobile2' } },
};

/** The video plays while the card is hovered. */
export const PlaysOnHover: Story = {
  decorators: narrow,
  globals: { motion: 'full' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('article'));
    await canvas.findByRole('button', { name: `Pause ${args.title}` });
    const video = canvasElement.querySelector('video');
    await expect(video).toHaveProperty('muted', true);
    await expect(video).toHaveProperty('loop', true);
    await waitFor(() => expect(video?.currentTime).toBeGreaterThan(0));
    // Nothing covers the video, which has its own title and captions.
    const pause = canvas.getByRole('button', { name: `Pause ${args.title}` });
    const end = video?.getBoundingClientRect().bottom ?? Infinity;
    await expect(pause.getBoundingClientRect().top).toBeGreaterThanOrEqual(end);
    await expect(canvas.getByText(args.durationLabel ?? '')).not.toBeVisible();
    // A video stopped by a press stays stopped while the pointer is over the card.
    await userEvent.click(canvas.getByRole('button', { name: `Pause ${args.title}` }));
    await expect(canvasElement.querySelector('video')).toBeNull();
    await userEvent.unhover(canvas.getByRole('article'));
    await userEvent.hover(canvas.getByRole('article'));
    await expect(canvasElement.querySelector('video')).not.toBeNull();
    await userEvent.unhover(canvas.getByRole('article'));
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};

/** Tab moves through Play, Use Template and Preview; the video plays while focus is inside. */
export const ByKeyboard: Story = {
  decorators: narrow,
  globals: { motion: 'full' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: `Pause ${args.title}` })).toHaveFocus();
    await expect(canvasElement.querySelector('video')).not.toBeNull();
    await userEvent.keyboard(' ');
    await expect(canvasElement.querySelector('video')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: `Use Template: ${args.title}` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith(args.href, undefined);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPreview).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};

/** Neither hover nor focus starts the video; a press plays it once. */
export const ReducedMotion: Story = {
  decorators: narrow,
  globals: { motion: 'reduced' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('article'));
    await userEvent.tab();
    await expect(canvasElement.querySelector('video')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: `Pause ${args.title}` })).toHaveFocus();
    await expect(canvasElement.querySelector('video')).toHaveProperty('loop', false);
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};

/** A video that cannot be played is removed with its button; the still remains. */
export const BrokenFilm: Story = {
  decorators: narrow,
  args: { previewSrc: brokenFilm },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Play/ }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^(Play|Pause)/ })).toBeNull());
    await expect(canvas.getByRole('link', { name: /Use Template/ })).toBeVisible();
  },
};

export const HostileValues: Story = {
  render: (args) => (
    <Grid layout="thirds">
      <TemplateCard {...args} title={unbroken} description={unbroken} category={unbroken} />
      <TemplateCard {...args} title={markup} description={markup} src={broken} durationLabel="" />
      <TemplateCard {...args} title="No picture" src={null} durationLabel={undefined} />
    </Grid>
  ),
};
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const Loading: Story = {
  render: () => (
    <Grid layout="thirds">
      <TemplateCardSkeleton />
      <TemplateCardSkeleton />
      <TemplateCardSkeleton />
    </Grid>
  ),
};

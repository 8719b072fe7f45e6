import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent, within } from 'storybook/test';
import { markup } from '../../fixtures/hostile.ts';
import { unbroken } from '../../fixtures/longText.ts';
import { Grid } from '../../layout/Grid.tsx';
import { ScriptCard, type ScriptCardProps } from './ScriptCard.tsx';
import { ScriptCardSkeleton } from './ScriptCardSkeleton.tsx';

const navigate = fn();

const meta = {
  title: 'Components/Domain/ScriptCard',
  id: 'components-scriptcard',
  component: ScriptCard,
  tags: ['card', 'script', 'library'],
  parameters: {
    storyTable: { pending: "Its prop is 'isDuplicating': see the story Duplicating." },
  },
  args: {
    title: 'Spring launch',
    category: 'Marketing',
    isAiGenerated: true,
    text: 'Good morning, and welcome to Northlight. In the next ninety seconds I want to show you the spring line: lighter cloth, brighter colors, and one new idea for a jacket that folds into its own pocket.',
    createdAt: '2025-08-12T12:00:00Z',
    wordCount: 231,
    editHref: '/create/script?script=1',
    createVideoHref: '/create?script=1',
    onDuplicate: fn(),
    onDelete: fn(),
  },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
} satisfies Meta<typeof ScriptCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Story['decorators'] = [
  (Story) => (
    <div style={{ maxInlineSize: 354 }}>
      <Story />
    </div>
  ),
];

function Library(args: ScriptCardProps) {
  return (
    <Grid layout="thirds">
      <ScriptCard {...args} />
      <ScriptCard
        {...args}
        title="Welcome to the workshop"
        category="Event"
        isAiGenerated={false}
        text="Hello, and thank you for coming."
        createdAt="2025-08-04T12:00:00Z"
        wordCount={1}
      />
      <ScriptCard
        {...args}
        title="Notes for the podcast trailer"
        category={null}
        isAiGenerated={false}
        text="Two voices, one microphone, and a kitchen table. Every other Thursday we take one ordinary object and ask how it got here, who made it, and what it costs."
        createdAt="2025-07-15T12:00:00Z"
        wordCount={4110}
      />
    </Grid>
  );
}

/** All cards in a row are as high as the highest one. */
export const Several: Story = {
  render: Library,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/one new…$/)).toBeVisible();
    await expect(canvas.getByText('Uncategorized')).toBeVisible();
    await expect(canvas.getByText('Aug 4, 2025')).toBeVisible();
    await expect(canvas.getByText(/· 1 word$/)).toBeVisible();
    await expect(canvas.getByText(/· 4,110 words$/)).toBeVisible();
    const heights = canvas.getAllByRole('article').map((card) => card.offsetHeight);
    await expect(new Set(heights).size).toBe(1);
  },
};
export const SeveralDark: Story = { render: Library, globals: { theme: 'dark' } };
export const SeveralRightToLeft: Story = {
  render: Library,
  globals: { direction: 'rtl' },
};
export const SeveralForcedColors: Story = {
  render: Library,
  globals: { forcedColors: 'active' },
};
export const SeveralPhone: Story = {
  render: Library,
  globals: { viewport: { value: 'mobile2' } },
};

/** Tab moves through Edit, Create Video, Duplicate and Delete in visual order. */
export const ByKeyboard: Story = {
  decorators: narrow,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Edit Spring launch' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/create/script?script=1', undefined);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/create?script=1', undefined);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Duplicate Spring launch' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDuplicate).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** A second press is ignored until the first copy is made. */
export const Duplicating: Story = {
  decorators: narrow,
  args: { isDuplicating: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Duplicate/ }));
    await expect(args.onDuplicate).not.toHaveBeenCalled();
  },
};

/** Invalid dates and counts, no text, unbreakable words. */
export const HostileValues: Story = {
  render: (args) => (
    <Grid layout="thirds">
      <ScriptCard {...args} title={unbroken} category={unbroken} text={unbroken} />
      <ScriptCard {...args} title={markup} text={markup} createdAt="next Tuesday" />
      <ScriptCard
        {...args}
        title="Nothing"
        category="  "
        text=""
        createdAt={null}
        wordCount={Number.NaN}
      />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: markup })).toBeVisible();
    await expect(canvas.queryByText(/Invalid|NaN/)).toBeNull();
  },
};
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const Loading: Story = {
  render: () => (
    <Grid layout="thirds">
      <ScriptCardSkeleton />
      <ScriptCardSkeleton />
      <ScriptCardSkeleton />
    </Grid>
  ),
};
export const LoadingDark: Story = { ...Loading, globals: { theme: 'dark' } };

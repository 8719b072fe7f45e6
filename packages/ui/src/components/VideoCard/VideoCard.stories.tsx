import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Pencil, Share2, Trash2, WandSparkles } from 'lucide-react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { markup } from '../../fixtures/hostile.ts';
import { muteFilms } from '../../fixtures/letPlay.ts';
import { unbroken } from '../../fixtures/longText.ts';
import { broken, fitnessScene, launchScene, welcomeScene } from '../../fixtures/pictures.ts';
import { Grid } from '../../layout/Grid.tsx';
import { brokenFilm, captions, film } from '../VideoPlayer/fixtures/film.ts';
import { VideoCard, type VideoCardProps } from './VideoCard.tsx';
import { VideoCardSkeleton } from './VideoCardSkeleton.tsx';

const navigate = fn();
const onDelete = fn();

const meta = {
  title: 'Components/Domain/VideoCard',
  id: 'components-videocard',
  component: VideoCard,
  tags: ['card', 'video', 'dashboard'],
  parameters: {
    storyTable: { one: 'Its rows are those of Menu, which has a story with a single one.' },
  },
  args: {
    title: 'Spring launch in ninety seconds',
    href: '/projects/1',
    aiEditHref: '/ai-edit?video=1',
    status: { tone: 'success', label: 'Completed' },
    progress: null,
    thumbnail: { kind: 'video', src: launchScene },
    duration: 92.4,
    timeAgo: '2 hours ago',
    updatedAt: '2026-03-02T08:00:00Z',
    videoSrc: film,
    captionsSrc: captions,
    onPlayError: fn(),
    menu: [
      { id: 'ai-edit', label: 'AI Edit', icon: WandSparkles },
      { id: 'edit', label: 'Edit', icon: Pencil },
      { id: 'share', label: 'Share', icon: Share2 },
      { id: 'download', label: 'Download', icon: Download },
      { kind: 'separator', id: 'line' },
      { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger', onAction: onDelete },
    ],
  },
  beforeEach: muteFilms,
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
} satisfies Meta<typeof VideoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Story['decorators'] = [
  (Story) => (
    <div style={{ inlineSize: 257 }}>
      <Story />
    </div>
  ),
];

function Showcase(args: VideoCardProps) {
  return (
    <Grid layout="cards">
      <VideoCard {...args} />
      <VideoCard
        {...args}
        title="How to read a nutrition label"
        status={{ tone: 'warning', label: 'Processing' }}
        progress={64}
        thumbnail={{ kind: 'processing', src: fitnessScene }}
        duration={58}
        timeAgo="5 hours ago"
        videoSrc={null}
        aiEditHref={null}
      />
      <VideoCard
        {...args}
        title="Protein bar promo"
        status={{ tone: 'danger', label: 'Failed' }}
        progress={42}
        thumbnail={{ kind: 'failed', src: welcomeScene }}
        duration={161}
        timeAgo="Yesterday"
        videoSrc={null}
      />
      <VideoCard
        {...args}
        title="Welcome to the workshop"
        thumbnail={{ kind: 'video', src: welcomeScene }}
        duration={null}
        timeAgo="3 days ago"
      />
    </Grid>
  );
}

/** The play button is always visible on a small card. */
export const Recent: Story = {
  render: Showcase,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const plays = canvas.getAllByRole('button', { name: /^Play/ });
    await expect(plays).toHaveLength(2);
    await expect(canvas.getAllByRole('link', { name: /^AI Edit/ })).toHaveLength(3);
    for (const play of plays) await expect(play).toBeVisible();
    await expect(canvas.getByText('1:32')).toBeVisible();
    await expect(canvas.getByText('0:30')).toBeVisible();
  },
};
export const RecentDark: Story = { render: Showcase, globals: { theme: 'dark' } };
export const RecentRightToLeft: Story = { render: Showcase, globals: { direction: 'rtl' } };
export const RecentForcedColors: Story = {
  render: Showcase,
  globals: { forcedColors: 'active' },
};
export const RecentPhone: Story = { render: Showcase, globals: { viewport: { value: 'mobile2' } } };

export const Hover: Story = {
  decorators: narrow,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByRole('link', { name: args.title });
    await userEvent.hover(title);
    await expect(title).toHaveAttribute('data-hovered', 'true');
  },
};

/** Without menu rows there is no menu button. */
export const WithoutMenu: Story = {
  decorators: narrow,
  args: { menu: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /^Actions/ })).toBeNull();
  },
};

export const ByKeyboard: Story = {
  decorators: narrow,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: `Play ${args.title}` })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/projects/1', undefined);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: `Actions for ${args.title}` });
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Delete' }));
    await expect(onDelete).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('link', { name: `AI Edit ${args.title}` }));
    await expect(navigate).toHaveBeenLastCalledWith('/ai-edit?video=1', undefined);
  },
};

export const Playing: Story = {
  decorators: narrow,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: `Play ${args.title}` }));
    await canvas.findByRole('button', { name: `Pause ${args.title}` });
    await waitFor(() =>
      expect(canvasElement.querySelector('video')?.currentTime).toBeGreaterThan(0),
    );
  },
};

export const BrokenFilm: Story = {
  decorators: narrow,
  args: { videoSrc: brokenFilm },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Play/ }));
    await waitFor(() => expect(args.onPlayError).toHaveBeenCalled());
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};

/** Invalid lengths, an invalid date and an unknown status. */
export const HostileValues: Story = {
  render: (args) => (
    <Grid layout="cards">
      <VideoCard {...args} title={unbroken} timeAgo={unbroken} />
      <VideoCard {...args} title={markup} duration={Number.NaN} updatedAt="soon" />
      <VideoCard
        {...args}
        title="Unknown status"
        status={{ tone: 'neutral', label: 'archived_by_server' }}
        progress={Number.NaN}
        thumbnail={{ kind: 'video', src: broken }}
        duration={0}
      />
      <VideoCard
        {...args}
        title="Endless"
        thumbnail={{ kind: 'video', src: null }}
        duration={Number.POSITIVE_INFINITY}
        videoSrc={null}
        menu={[]}
      />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('0:30')).toHaveLength(3);
    await expect(canvas.queryByText(/NaN|Infinity/)).toBeNull();
    for (const time of canvasElement.querySelectorAll('time[datetime]')) {
      await expect(time).toHaveAttribute('datetime', '2026-03-02T08:00:00.000Z');
    }
  },
};
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const Loading: Story = {
  render: () => (
    <Grid layout="cards">
      {Array.from({ length: 4 }, (_, index) => (
        <VideoCardSkeleton key={index} />
      ))}
    </Grid>
  ),
};

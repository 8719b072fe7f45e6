import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, PenLine, Trash2 } from 'lucide-react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { muteFilms } from '../../fixtures/letPlay.ts';
import { unbroken } from '../../fixtures/longText.ts';
import {
  amaraScene,
  broken,
  fitnessScene,
  launchScene,
  welcomeScene,
} from '../../fixtures/pictures.ts';
import { Grid } from '../../layout/Grid.tsx';
import { brokenFilm, captions, film } from '../VideoPlayer/fixtures/film.ts';
import { ProjectCard, type ProjectCardProps } from './ProjectCard.tsx';
import { ProjectCardSkeleton } from './ProjectCardSkeleton.tsx';

const navigate = fn();
const onDelete = fn();

const meta = {
  title: 'Components/Domain/ProjectCard',
  id: 'components-projectcard',
  component: ProjectCard,
  tags: ['card', 'video', 'library'],
  parameters: {
    storyTable: { pending: "Its prop is 'isDownloading': see the story of that name." },
  },
  args: {
    title: 'Spring launch in ninety seconds',
    href: '/projects/1',
    status: { tone: 'success', label: 'Completed' },
    progress: null,
    thumbnail: { kind: 'video', src: launchScene },
    durationLabel: '1:32',
    avatarLetter: 'a',
    timeAgo: '2 hours ago',
    updatedAt: '2026-03-02T08:00:00Z',
    tags: ['launch', 'product'],
    videoSrc: film,
    captionsSrc: captions,
    onPlayError: fn(),
    onShare: fn(),
    onDownload: fn(),
    menu: [
      { id: 'rename', label: 'Rename', icon: PenLine },
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
} satisfies Meta<typeof ProjectCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const stage = (
  title: string,
  label: string,
  progress: number,
  thumbnail: ProjectCardProps['thumbnail'],
): Partial<ProjectCardProps> => ({
  title,
  status: { tone: 'neutral', label },
  progress,
  thumbnail,
  videoSrc: null,
  onShare: undefined,
  onDownload: undefined,
});

/** Every stage of a project, as My Videos shows them. */
const STAGES: Partial<ProjectCardProps>[] = [
  {},
  {
    title: 'Welcome to the conference',
    thumbnail: { kind: 'video', src: welcomeScene },
    avatarLetter: 'L',
    durationLabel: '0:48',
    tags: ['event'],
  },
  {
    ...stage('How to read a label', 'Processing', 64, { kind: 'processing', src: welcomeScene }),
    status: { tone: 'warning', label: 'Processing' },
  },
  {
    ...stage('Protein bar promo', 'Failed', 42, { kind: 'failed', src: fitnessScene }),
    status: { tone: 'danger', label: 'Failed' },
  },
  stage('Series A announcement', 'Avatar chosen', 75, { kind: 'avatar', src: amaraScene }),
  stage('Podcast trailer', 'Voice ready', 60, { kind: 'waveReady' }),
  stage('Machine learning, simply', 'Voice chosen', 45, { kind: 'wave' }),
  stage('Holiday greeting to customers', 'Script ready', 30, { kind: 'lines' }),
  { ...stage('Untitled video', 'Draft', 0, { kind: 'empty' }), tags: [] },
];

function EveryStage(args: ProjectCardProps) {
  return (
    <Grid layout="cards">
      {STAGES.map((props) => (
        <ProjectCard key={props.title ?? args.title} {...args} {...props} />
      ))}
    </Grid>
  );
}

// Specification: videos.7
export const Stages: Story = {
  render: EveryStage,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('article')).toHaveLength(9);
    await expect(
      canvas.getByRole('progressbar', { name: 'Progress of How to read a label' }),
    ).toHaveAttribute('aria-valuenow', '64');
    // Unfinished videos offer neither play, share nor download.
    await expect(canvas.getAllByRole('button', { name: /^Play/ })).toHaveLength(2);
  },
};
export const StagesDark: Story = { render: EveryStage, globals: { theme: 'dark' } };
export const StagesRightToLeft: Story = { render: EveryStage, globals: { direction: 'rtl' } };
export const StagesForcedColors: Story = {
  render: EveryStage,
  globals: { forcedColors: 'active' },
};
export const StagesPhone: Story = {
  render: EveryStage,
  globals: { viewport: { value: 'mobile2' } },
};

const narrow: Story['decorators'] = [
  (Story) => (
    <div style={{ inlineSize: 257 }}>
      <Story />
    </div>
  ),
];

/** Three cards next to the sidebar of a small desktop: 212 px each. */
const smallDesktop: Story['decorators'] = [
  (Story) => (
    <div style={{ inlineSize: 212 }}>
      <Story />
    </div>
  ),
];

const meets = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** On the smallest desktop card the ring does not overlap the drawings, and the title is not cut off. */
export const SmallDesktop: Story = {
  decorators: smallDesktop,
  render: (args) => (
    <>
      {STAGES.map((props) => (
        <ProjectCard key={props.title ?? args.title} {...args} {...props} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByRole('link', { name: 'Holiday greeting to customers' });
    const lines = title.closest('h2, h3');
    await expect(title.getClientRects()).toHaveLength(2);
    await expect(lines?.scrollHeight).toBeLessThanOrEqual(lines?.clientHeight ?? 0);
    const drawn = [...canvasElement.querySelectorAll('[class*=Thumbnail_drawing]')];
    await expect(drawn).toHaveLength(4);
    for (const drawing of drawn) {
      const ring = within(drawing.parentElement as HTMLElement).getByRole('progressbar');
      for (const part of drawing.children) {
        await expect(
          meets(part.getBoundingClientRect(), (ring.parentElement ?? ring).getBoundingClientRect()),
        ).toBe(false);
      }
    }
  },
};

/** A video has its own title and captions, so nothing of the card covers its picture. */
export const Hover: Story = {
  decorators: narrow,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const picture = canvasElement.querySelector('[data-picture]');
    await expect(picture?.children).toHaveLength(1);
    const end = picture?.getBoundingClientRect().bottom ?? Infinity;
    for (const words of ['Completed', args.durationLabel ?? '']) {
      await expect(canvas.getByText(words).getBoundingClientRect().top).toBeGreaterThan(end);
    }
    const play = canvas.getByRole('button', { name: `Play ${args.title}` });
    await userEvent.hover(play);
    await expect(play).toHaveAttribute('data-hovered', 'true');
  },
};

// Specification: videos.8, videos.12
/** Tab moves through play, title, menu and actions in visual order. */
export const ByKeyboard: Story = {
  decorators: narrow,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const play = canvas.getByRole('button', { name: `Play ${args.title}` });
    await expect(play).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: args.title })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/projects/1', undefined);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: `Actions for ${args.title}` });
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Delete' }));
    await expect(onDelete).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('link', { name: `Edit ${args.title}` }));
    await userEvent.click(canvas.getByRole('button', { name: `Share ${args.title}` }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: `Download ${args.title}` }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

// Specification: videos.8
/** The video plays in place, pauses, and gives way to its picture at the end. */
export const Playing: Story = {
  decorators: narrow,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('video')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: `Play ${args.title}` }));
    const pause = await canvas.findByRole('button', { name: `Pause ${args.title}` });
    const video = canvasElement.querySelector('video');
    await waitFor(() => expect(video?.currentTime).toBeGreaterThan(0));
    await userEvent.click(pause);
    await waitFor(() => expect(video?.paused).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: `Play ${args.title}` }));
    if (video) video.currentTime = 7.9;
    await waitFor(() => expect(canvasElement.querySelector('video')).toBeNull(), {
      timeout: 4000,
    });
  },
};

// Specification: errors.19
/** If the video cannot be played, the picture returns and the app is notified. */
export const BrokenFilm: Story = {
  decorators: narrow,
  args: { videoSrc: brokenFilm },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: `Play ${args.title}` }),
    );
    await waitFor(() => expect(args.onPlayError).toHaveBeenCalled());
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};

/** A menu replaces the system's share sheet if there is none. */
export const ShareMenu: Story = {
  decorators: narrow,
  args: { onShare: undefined, shareItems: [{ id: 'copy', label: 'Copy link' }] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: `Share ${args.title}` }),
    );
    const menu = await screen.findByRole('menu', { name: `Share ${args.title}` });
    await waitFor(() =>
      expect(within(menu).getByRole('menuitem', { name: 'Copy link' })).toBeVisible(),
    );
  },
};

/** A second press is ignored until the first download is ready. */
export const Downloading: Story = {
  decorators: narrow,
  args: { isDownloading: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Download/ }));
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

export const OnlyOneTag: Story = { decorators: narrow, args: { tags: ['launch'] } };

/** Tags take one line; the rest are still read by screen readers. */
export const VeryManyTags: Story = {
  decorators: narrow,
  args: { tags: Array.from({ length: 30 }, (_, index) => `tag ${index + 1}`) },
};

/** Every value is invalid, and nothing breaks. */
export const HostileValues: Story = {
  render: (args) => (
    <Grid layout="cards">
      <ProjectCard {...args} title={unbroken} tags={[unbroken, 'a', 'b', 'c', 'd', 'e']} />
      <ProjectCard {...args} title="No picture" thumbnail={{ kind: 'video', src: null }} />
      <ProjectCard {...args} title="Broken picture" thumbnail={{ kind: 'avatar', src: broken }} />
      <ProjectCard
        {...args}
        title="No number"
        progress={Number.NaN}
        thumbnail={{ kind: 'processing' }}
        durationLabel={undefined}
        avatarLetter=""
        tags={undefined}
      />
    </Grid>
  ),
};
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const Loading: Story = {
  render: () => (
    <Grid layout="cards">
      {Array.from({ length: 4 }, (_, index) => (
        <ProjectCardSkeleton key={index} />
      ))}
    </Grid>
  ),
};
export const LoadingDark: Story = { ...Loading, globals: { theme: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Play } from 'lucide-react';
import { RouterProvider } from 'react-aria-components';
import { expect, screen } from 'storybook/test';
import { AudioPlayer } from '../components/AudioPlayer/AudioPlayer.tsx';
import { AvatarCard } from '../components/AvatarCard/AvatarCard.tsx';
import { Banner } from '../components/Banner/Banner.tsx';
import { ComboBox } from '../components/ComboBox/ComboBox.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog.tsx';
import { ProjectCard } from '../components/ProjectCard/ProjectCard.tsx';
import { PromptField } from '../components/PromptField/PromptField.tsx';
import { ScriptCard } from '../components/ScriptCard/ScriptCard.tsx';
import { ScriptSheet } from '../components/ScriptSheet/ScriptSheet.tsx';
import { SearchField } from '../components/SearchField/SearchField.tsx';
import { Select } from '../components/Select/Select.tsx';
import { Heading } from '../components/Text/Heading.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { toast } from '../components/Toast/toastQueue.ts';
import { ToastRegion } from '../components/Toast/ToastRegion.tsx';
import { TranscriptList } from '../components/TranscriptList/TranscriptList.tsx';
import { VideoCard } from '../components/VideoCard/VideoCard.tsx';
import { VOICE_LAYOUTS, VoiceCarousel } from '../components/VoiceCarousel/VoiceCarousel.tsx';
import { WorkCard } from '../components/WorkCard/WorkCard.tsx';
import { Stack } from '../layout/Stack.tsx';

const nothing = () => undefined;

interface WordsProps {
  /** Text written by a user. */
  words: string;
}

/** Every place where the design system shows or accepts text written by a user. */
function EveryPlace({ words }: WordsProps) {
  const item = [{ id: 'own', label: words }];
  const card = {
    title: words,
    href: '#/',
    status: { tone: 'success', label: 'Completed' },
    progress: null,
    thumbnail: { kind: 'empty' },
    timeAgo: '2 hours ago',
    menu: [],
  } as const;
  return (
    <RouterProvider navigate={nothing}>
      <Stack gap={4}>
        <ProjectCard {...card} tags={[words]} />
        <VideoCard {...card} duration={12} aiEditHref={null} />
        <WorkCard
          title={words}
          thumbnail={{ kind: 'empty' }}
          next="Rendering, 64%"
          action={{ label: 'Watch', name: 'Watch', href: '#/', icon: Play }}
        />
        {VOICE_LAYOUTS.map((layout) => (
          <VoiceCarousel
            key={layout}
            label="Choose a voice"
            layout={layout}
            voices={[{ id: 'own', name: words, tags: [], sample: null }]}
            selectedId={null}
            onSelectionChange={nothing}
            onTogglePlay={nothing}
            isExpanded={false}
            onExpandedChange={nothing}
          />
        ))}
        <ScriptCard
          title={words}
          category={words}
          text={words}
          createdAt={null}
          wordCount={2}
          editHref="#/"
          createVideoHref="#/"
          onDuplicate={nothing}
          onDelete={nothing}
        />
        <AvatarCard name={words} description="Female" src={null} visibility="private" />
        <TranscriptList
          cues={[{ start: 0, end: 2, text: words }]}
          currentTime={0}
          onSeek={nothing}
        />
        <AudioPlayer src={null} label="Audio" title={words} description="2 words" />
        <Heading level={2} dir="auto">
          {words}
        </Heading>
        <Text dir="auto">{words}</Text>
        <TextField label="Title" defaultValue={words} />
        <TextArea label="Description" defaultValue={words} maxLength={60} showCount />
        <SearchField label="Search" defaultValue={words} />
        <PromptField
          label="Prompt"
          value={words}
          onChange={nothing}
          onSubmit={nothing}
          buttonLabel="Generate"
          isPending={false}
        />
        <Select label="Voice" items={item} defaultSelectedKey="own" />
        <ComboBox label="Language" items={item} defaultSelectedKey="own" />
        <ScriptSheet
          label="Script"
          value={words}
          onChange={nothing}
          marks={[{ from: 0, to: 3, kind: 'word' }]}
        />
        <Banner tone="info">{`“${words}” is ready.`}</Banner>
        <ToastRegion />
        <ConfirmDialog
          title="Delete Video"
          confirmLabel="Delete"
          isOpen
          onOpenChange={nothing}
          onConfirm={nothing}
        >
          {`Are you sure you want to delete "${words}"? This action cannot be undone.`}
        </ConfirmDialog>
      </Stack>
    </RouterProvider>
  );
}

/** Finds the elements that contain the words themselves, as text or as a value. */
function holding(words: string): Element[] {
  return [...document.body.querySelectorAll('*')].filter((element) => {
    if (element.closest('select, script, style, [data-live-announcer]')) return false;
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      return element.value.includes(words) && element.type !== 'hidden';
    }
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    return own.some((node) => node.textContent?.includes(words.slice(3)));
  });
}

/** Names the elements whose words run in the other direction. */
const turned = (words: string, direction: 'ltr' | 'rtl') =>
  holding(words)
    .filter((element) => getComputedStyle(element).direction !== direction)
    .map((element) => `${element.localName}.${element.className}`);

const meta = {
  title: 'Foundations/User text',
  component: EveryPlace,
  tags: ['!autodocs', 'no-visual'],
  parameters: { a11y: { test: 'off' } },
  beforeEach: ({ args }) => {
    toast.show({ children: `"${args.words}" was successfully saved.`, timeout: null });
    return () => toast.clear();
  },
} satisfies Meta<typeof EveryPlace>;
export default meta;
type Story = StoryObj<typeof meta>;

/** English titles keep their beginning in a right-to-left page. */
export const FromLeftInARightToLeftPage: Story = {
  args: { words: 'Spring tour, part 2!' },
  globals: { direction: 'rtl' },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Delete Video' });
    await expect(holding(args.words).length).toBeGreaterThanOrEqual(23);
    await expect(turned(args.words, 'ltr')).toEqual([]);
    const count = screen.getByText('20 / 60');
    await expect(getComputedStyle(count).direction).toBe('ltr');
  },
};

/** Arabic titles in a left-to-right page. */
export const FromRightInALeftToRightPage: Story = {
  args: { words: 'جولة الربيع، الجزء 2!' },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Delete Video' });
    await expect(holding(args.words).length).toBeGreaterThanOrEqual(23);
    await expect(turned(args.words, 'rtl')).toEqual([]);
  },
};

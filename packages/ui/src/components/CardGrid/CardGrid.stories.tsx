import type { Meta, StoryObj } from '@storybook/react-vite';
import faceUrl from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { markup } from '../../fixtures/hostile.ts';
import { unbroken } from '../../fixtures/longText.ts';
import { amara, broken, imani, jonas, kofi, mei } from '../../fixtures/pictures.ts';
import { AvatarCard } from '../AvatarCard/AvatarCard.tsx';
import { AvatarCardSkeleton } from '../AvatarCard/AvatarCardSkeleton.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { ScriptCard } from '../ScriptCard/ScriptCard.tsx';
import { ScriptCardSkeleton } from '../ScriptCard/ScriptCardSkeleton.tsx';
import { CardGrid, type CardGridProps } from './CardGrid.tsx';

interface Presenter {
  id: string;
  name: string;
  src: string | null;
}

const PICTURES = [amara, jonas, mei, kofi, imani];

/** Presenters named 'Avatar 1' and so on, except one with a name of its own. */
const presenters = (count: number): Presenter[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `avatar-${index + 1}`,
    name: index === 3210 ? 'Zenobia' : `Avatar ${index + 1}`,
    src: PICTURES[index % PICTURES.length] ?? null,
  }));

const navigate = fn();
const onDelete = fn();

const meta = {
  title: 'Components/Data/CardGrid',
  id: 'components-cardgrid',
  component: CardGrid,
  tags: ['data', 'list', 'library'],
  args: {
    label: 'Avatars',
    noun: 'avatars',
    layout: 'avatars',
    items: presenters(200),
    getName: ({ name }) => name,
    getHref: ({ id }) => `/create?avatar=${id}`,
    children: ({ name, src }) => (
      <AvatarCard name={name} description="Female, 25–34" src={src} visibility="public" />
    ),
    skeleton: <AvatarCardSkeleton />,
    emptyState: <EmptyState title="No avatars found">Try adjusting your search.</EmptyState>,
  },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
  parameters: { storyTable: { pending: 'Its prop is isLoadingMore: see the story LoadingMore.' } },
  argTypes: {
    items: { control: false },
    skeleton: { control: false },
    emptyState: { control: false },
  },
} satisfies Meta<typeof CardGrid<Presenter>>;
export default meta;
type Story = StoryObj<typeof CardGrid<Presenter>>;

const cardOf = (root: HTMLElement, name: string) => within(root).findByRole('row', { name });

function isInWindow(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** The focused card is inside the window, not merely in the document. */
async function expectReached(root: HTMLElement, name: string) {
  const card = await cardOf(root, name);
  await waitFor(() => expect(card).toHaveFocus());
  await waitFor(() => expect(isInWindow(card)).toBe(true));
  return card;
}

const nodes = (root: HTMLElement) => root.querySelectorAll('*').length;

// Specification: avatars.8
/** With 5,000 items in the list, fewer than 400 elements are in the document, wherever focus moves. */
export const FiveThousand: Story = {
  args: { items: presenters(5000) },
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid', { name: 'Avatars' });
    await expect(grid).toHaveAttribute('aria-rowcount', '5000');
    await cardOf(canvasElement, 'Avatar 1');
    await expect(nodes(canvasElement)).toBeLessThan(400);
    await userEvent.tab();
    await expectReached(canvasElement, 'Avatar 1');
    await userEvent.keyboard('{End}');
    const last = await expectReached(canvasElement, 'Avatar 5000');
    await expect(last).toHaveAttribute('aria-rowindex', '5000');
    await expect(nodes(canvasElement)).toBeLessThan(400);
    await userEvent.keyboard('{Home}');
    await expectReached(canvasElement, 'Avatar 1');
    await userEvent.keyboard('zen');
    await expectReached(canvasElement, 'Zenobia');
    await expect(nodes(canvasElement)).toBeLessThan(400);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/create?avatar=avatar-3212', undefined);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };

/** The number of columns: how many cards are level with the first. */
function columnsOf(root: HTMLElement): number {
  const tops = within(root)
    .getAllByRole('row')
    .map((row) => row.getBoundingClientRect().top);
  return tops.filter((top) => top === tops[0]).length;
}

/** Moves down and up by a row and by a page, and along the row. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await cardOf(canvasElement, 'Avatar 1');
    const columns = columnsOf(canvasElement);
    await expect(columns).toBeGreaterThan(2);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expectReached(canvasElement, `Avatar ${2 * columns + 1}`);
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expectReached(canvasElement, `Avatar ${columns + 2}`);
    await userEvent.keyboard('{Home}{PageDown}');
    await waitFor(() => expect(document.activeElement).not.toHaveAttribute('aria-rowindex', '1'));
    const row = Number(document.activeElement?.getAttribute('aria-rowindex'));
    // A page is a few rows, not the whole list.
    await expect(row).toBeGreaterThan(columns);
    await expect(row).toBeLessThan(10 * columns);
    await expect((row - 1) % columns).toBe(0);
    await userEvent.keyboard('{PageUp}');
    await expectReached(canvasElement, 'Avatar 1');
  },
};

/** In right-to-left text the first card is on the right, and the left arrow moves forward. */
export const RightToLeft: Story = {
  // Right-to-left cards have snapshots of their own.
  tags: ['no-visual'],
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const first = await cardOf(canvasElement, 'Avatar 1');
    const second = await cardOf(canvasElement, 'Avatar 2');
    await expect(first.getBoundingClientRect().left).toBeGreaterThan(
      second.getBoundingClientRect().left,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expectReached(canvasElement, 'Avatar 2');
  },
};

/** The cards are flush with the content above and below the grid, in even columns. */
export const FlushWithThePage: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 940 }}>
      <CardGrid {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await cardOf(canvasElement, 'Avatar 1');
    const rows = within(canvasElement).getAllByRole('row').slice(0, 5);
    const frame = canvasElement.querySelector('div')?.getBoundingClientRect();
    await expect(columnsOf(canvasElement)).toBe(5);
    await expect(rows[0]?.getBoundingClientRect().left).toBeCloseTo(frame?.left ?? 0, 0);
    await expect(rows[0]?.getBoundingClientRect().top).toBeCloseTo(frame?.top ?? 0, 0);
    await expect(rows[4]?.getBoundingClientRect().right).toBeCloseTo(frame?.right ?? 0, 0);
  },
};

/** Cards with their own controls: Tab moves into the card. */
export const WithActions: Story = {
  args: {
    label: 'Scripts',
    noun: 'scripts',
    layout: 'scripts',
    items: presenters(6),
    getHref: undefined,
    children: ({ id, name }) => (
      <ScriptCard
        title={name}
        text={`Good morning, ${'and welcome to Northlight. '.repeat(id.endsWith('2') ? 5 : 1)}`}
        createdAt="2025-08-12T12:00:00Z"
        wordCount={231}
        editHref={`/create/script?script=${id}`}
        createVideoHref={`/create?script=${id}`}
        onDuplicate={fn()}
        onDelete={() => onDelete(id)}
      />
    ),
    skeleton: <ScriptCardSkeleton />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await cardOf(canvasElement, 'Avatar 1');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const card = await expectReached(canvasElement, 'Avatar 2');
    await userEvent.tab();
    await expect(within(card).getByRole('link', { name: 'Edit Avatar 2' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onDelete).toHaveBeenLastCalledWith('avatar-2');
    // All cards in a row are as high as the highest one.
    const [first, second] = canvas.getAllByRole('article');
    await expect(first?.offsetHeight).toBe(second?.offsetHeight);
  },
};

/** When a card's menu closes, focus returns to its button, not to the card around it. */
export const MenuInACard: Story = {
  args: {
    items: presenters(8),
    children: ({ name }) => (
      <Menu
        label={`Actions for ${name}`}
        trigger={<IconButton icon={EllipsisVertical} aria-label={`Actions for ${name}`} />}
        items={[{ id: 'rename', label: 'Rename' }]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const card = await cardOf(canvasElement, 'Avatar 2');
    const button = within(card).getByRole('button', { name: 'Actions for Avatar 2' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expectReached(canvasElement, 'Avatar 2');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Rename' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

function Growing({ items, onLoadMore, ...args }: CardGridProps<Presenter>) {
  const [count, setCount] = useState(12);
  return (
    <CardGrid
      {...args}
      items={items.slice(0, count)}
      total={items.length}
      onLoadMore={() => {
        setCount(count + 12);
        onLoadMore?.();
      }}
    />
  );
}

/** A press loads the next page, and the count is announced. */
export const LoadMore: Story = {
  args: { items: presenters(30), onLoadMore: fn() },
  render: Growing,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('status')).toHaveTextContent('12 of 30 avatars');
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('24 of 30 avatars');
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('All 30 avatars');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '30');
  },
};
export const LoadingMore: Story = {
  tags: ['visual'],
  args: { items: presenters(12), total: 30, onLoadMore: fn(), isLoadingMore: true },
};

/** A card's content may depend on more than its item. */
export const RedrawnByItsParent: Story = {
  args: { items: presenters(8) },
  render: function Redrawn(args) {
    const [chosen, setChosen] = useState(false);
    return (
      <>
        <Button onPress={() => setChosen(!chosen)}>Choose the second</Button>
        <CardGrid {...args}>
          {(item) => (
            <AvatarCard
              {...item}
              description="Female, 25–34"
              visibility="private"
              isSelected={chosen && item.id === 'avatar-2'}
            />
          )}
        </CardGrid>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const card = await cardOf(canvasElement, 'Avatar 2');
    await expect(card.querySelector('[data-selected]')).toBeNull();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choose the second' }));
    await expect(card.querySelector('[data-selected]')).not.toBeNull();
  },
};

/** A new first card moves the others on by one, and no two cards overlap. */
export const AddedInFront: Story = {
  render: function Added(args) {
    const [items, setItems] = useState(() => presenters(7));
    const add = () => setItems((all) => [{ id: 'new', name: 'Newest', src: amara }, ...all]);
    return (
      <>
        <Button onPress={add}>Add one</Button>
        <CardGrid {...args} items={items} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await cardOf(canvasElement, 'Avatar 1');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add one' }));
    await cardOf(canvasElement, 'Newest');
    await waitFor(() => {
      const rows = within(canvasElement).getAllByRole('row');
      const inOrder = rows.toSorted((a, b) => Number(a.ariaRowIndex) - Number(b.ariaRowIndex));
      const columns = columnsOf(canvasElement);
      const lefts = inOrder.map((row) => row.getBoundingClientRect().left);
      return expect(lefts).toEqual(lefts.map((_left, index) => lefts[index % columns]));
    });
    const places = within(canvasElement)
      .getAllByRole('row')
      .map((row) => JSON.stringify(row.getBoundingClientRect()));
    await expect(new Set(places).size).toBe(places.length);
  },
};

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Rendered rows that have been measured are not measured again on each key press. */
export const MeasuredOnce: Story = {
  play: async ({ canvasElement }) => {
    const measured = spyOn(Element.prototype, 'getBoundingClientRect');
    await cardOf(canvasElement, 'Avatar 1');
    await userEvent.tab();
    await expectReached(canvasElement, 'Avatar 1');
    // The rows rendered by the first focus are measured in the frames after it.
    await waitFor(async () => {
      measured.mockClear();
      await frame();
      await frame();
      await expect(measured).not.toHaveBeenCalled();
    });
    await userEvent.keyboard('{ArrowRight}');
    const reached = await expectReached(canvasElement, 'Avatar 2');
    const cards = measured.mock.contexts.filter(
      (element) => element instanceof Element && element.role === 'row' && element !== reached,
    );
    measured.mockRestore();
    await expect(cards).toEqual([]);
  },
};

/** Rows above that turn out higher than estimated do not push down the content in view. */
export const StaysInPlace: Story = {
  args: { children: ({ name }) => <div style={{ blockSize: 700 }}>{name}</div> },
  play: async ({ canvasElement }) => {
    await cardOf(canvasElement, 'Avatar 1');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = await expectReached(canvasElement, 'Avatar 200');
    // The row above it is rendered only after the window has scrolled; until then, nothing else is in view.
    await cardOf(canvasElement, 'Avatar 195');
    const topOf = () => last.getBoundingClientRect().top;
    for (let step = 0; step < 4; step += 1) {
      const before = topOf();
      const rows = within(canvasElement).getAllByRole('row');
      window.scrollBy({ top: -760, behavior: 'instant' });
      // Wait until the rows that scrolled into view are rendered.
      await waitFor(() => expect(within(canvasElement).getAllByRole('row')[0]).not.toBe(rows[0]));
      await expect(Math.abs(topOf() - before - 760)).toBeLessThan(2);
    }
  },
};

/** A row shrinks when its highest card is removed. */
export const HighCardLeaves: Story = {
  render: function Leaving(args) {
    const [items, setItems] = useState(() => presenters(6));
    return (
      <>
        <Button onPress={() => setItems(presenters(6).slice(1))}>Remove the first</Button>
        <CardGrid {...args} items={items}>
          {({ id, name }) => <div style={{ blockSize: id === 'avatar-1' ? 400 : 120 }}>{name}</div>}
        </CardGrid>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const second = await cardOf(canvasElement, 'Avatar 2');
    await waitFor(() => expect(second.offsetHeight).toBe(400));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove the first' }));
    await waitFor(async () =>
      expect((await cardOf(canvasElement, 'Avatar 2')).offsetHeight).toBe(120),
    );
  },
};

/** Text renders in a fallback font until its own font loads; the row then takes the new height. */
export const FaceArrives: Story = {
  args: {
    items: presenters(6),
    children: ({ name }) => (
      <p style={{ fontFamily: "'Late face', monospace", lineHeight: 'normal' }}>{name}</p>
    ),
  },
  beforeEach: () => () => {
    for (const face of document.fonts) {
      if (face.family.includes('Late face')) document.fonts.delete(face);
    }
  },
  play: async ({ canvasElement }) => {
    const { offsetHeight: before } = await cardOf(canvasElement, 'Avatar 1');
    // Its lines are three times as high as its letters.
    const face = new FontFace('Late face', `url(${faceUrl})`, { ascentOverride: '300%' });
    document.fonts.add(face);
    await face.load();
    await waitFor(async () =>
      expect((await cardOf(canvasElement, 'Avatar 1')).offsetHeight).toBeGreaterThan(2 * before),
    );
  },
};

export const Empty: Story = { args: { items: [] } };
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading avatars…');
    await expect(within(canvasElement).queryByRole('grid')).toBeNull();
  },
};
export const OneItem: Story = { args: { items: presenters(1) } };
export const HostileValues: Story = {
  args: {
    items: [
      { id: 'long', name: unbroken, src: amara },
      { id: 'html', name: markup, src: broken },
      { id: 'none', name: 'No picture', src: null },
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } };
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const ForcedColors: Story = { ...OneItem, globals: { forcedColors: 'active' } };

/** A card with a link has a hover state. */
export const Hover: Story = {
  args: { items: presenters(8) },
  play: async ({ canvasElement }) => {
    const card = await cardOf(canvasElement, 'Avatar 2');
    await userEvent.hover(card);
    await expect(card).toHaveAttribute('data-hovered', 'true');
  },
};

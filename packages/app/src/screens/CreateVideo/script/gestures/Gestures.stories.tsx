import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withApp } from '../../../../stories/withApp.tsx';
import { CreateVideoScreen } from '../../CreateVideoScreen.tsx';
import { atStep, DARK, NARROW, onThisDevice, PHONE, projects } from '../../stories/wizardStory.ts';

const MARKED = `[wave] Good morning, [pause 0.5s] and welcome to Northlight [say north light]. In the next thirty seconds I want to show you [count 3] three ways in which a small team can ship a brighter product.

We started with one question: [pause 1s] what if every update came with [point left] a face and a voice? So we built it. [nod] Write a few lines, choose who says them, and watch your words step up to the lectern. [smile] See you there.`;

const withScript = (script: string) => atStep('script', { ...projects.script, script });

const meta = {
  title: 'Screens/Create video/Script/Gestures',
  component: CreateVideoScreen,
  decorators: [withApp],
  parameters: withScript(MARKED),
} satisfies Meta<typeof CreateVideoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function sheet(canvas: Canvas): Promise<HTMLTextAreaElement> {
  const area = await canvas.findByRole('textbox', { name: 'Script' });
  if (!(area instanceof HTMLTextAreaElement)) throw new Error('no text area');
  return area;
}

const chipsIn = (area: HTMLElement) =>
  [...(area.parentElement?.querySelectorAll('[data-chip]') ?? [])].map((chip) =>
    chip.getAttribute('data-chip'),
  );

const selection = ({ selectionStart, selectionEnd, value }: HTMLTextAreaElement) =>
  value.slice(selectionStart, selectionEnd);

const caret = (area: HTMLTextAreaElement, place: number) => {
  area.focus();
  area.setSelectionRange(place, place);
};

/** Chips are as wide as their text, so that the text after them lines up with the text area. */
export const Marked: Story = {
  play: async ({ canvas }) => {
    const area = await sheet(canvas);
    await waitFor(() =>
      expect(chipsIn(area)).toEqual(['Wave', 'Count 3', 'Point left', 'Nod', 'Smile']),
    );
    const places = [...(area.parentElement?.querySelectorAll('[data-chip]') ?? [])];
    for (const place of places) {
      const box = place.lastElementChild;
      if (!box) throw new Error('no chip');
      await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
      await expect(place.getClientRects()).toHaveLength(1);
    }
    await expect(canvas.getByText('68')).toBeVisible();
    await expect(canvas.getByText('5 marked')).toBeVisible();
    await expect(canvas.getByText(/^A gesture falls on the word that follows it/)).toBeVisible();
  },
};

/** A chip acts as one character: arrows step over it, Backspace deletes it, Undo restores it. */
export const OneCharacter: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const area = await sheet(canvas);
    const status = () => canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await step('Arrow keys step over it, and it is announced', async () => {
      caret(area, 6);
      await waitFor(() => expect(document.activeElement).toBe(area));
      area.setSelectionRange(5, 5);
      await waitFor(() => expect(area.selectionStart).toBe(0));
      await expect(area.selectionEnd).toBe(0);
      await waitFor(() => expect(status()).toContain('Gesture: wave'));
    });
    await step('Shift with an arrow selects it as a whole', async () => {
      area.setSelectionRange(0, 1);
      await waitFor(() => expect(selection(area)).toBe('[wave]'));
    });
    await step('A click selects it', async () => {
      caret(area, MARKED.length);
      await userEvent.pointer({ target: area, offset: 3, keys: '[MouseLeft]' });
      await waitFor(() => expect(selection(area)).toBe('[wave]'));
    });
    await step('Backspace removes it with its space, Undo restores it', async () => {
      caret(area, 6);
      await userEvent.keyboard('{Backspace}');
      await expect(area.value).toMatch(/^Good morning,/);
      await expect(area.selectionStart).toBe(0);
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(area.value).toMatch(/^\[wave\] Good morning,/);
    });
    await step('Typed brackets become one, and the caret stays after it', async () => {
      caret(area, area.value.length);
      await userEvent.keyboard(' [[point right]');
      await waitFor(() => expect(chipsIn(area).at(-1)).toBe('Point right'));
      await expect(area.selectionStart).toBe(area.value.length);
      await userEvent.keyboard(' Go');
      await expect(area.value).toMatch(/there\. \[point\u00A0right\] Go$/);
    });
  },
};

/** Arrows move in the grid; Enter inserts before the word at the caret and returns focus there. */
// Specification: wizard-more.33
export const Menu: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const area = await sheet(canvas);
    const place = area.value.indexOf('welcome') + 3;
    await step('It opens at the first, and arrow keys move through rows and columns', async () => {
      caret(area, place);
      await userEvent.click(canvas.getByRole('button', { name: 'Gesture' }));
      const list = await screen.findByRole('listbox', { name: 'Gestures' });
      await waitFor(() => expect(within(list).getByRole('option', { name: 'Wave' })).toHaveFocus());
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await expect(within(list).getByRole('option', { name: 'Point right' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(within(list).getByRole('option', { name: 'Shake' })).toHaveFocus();
    });
    await step('Enter inserts it, and focus returns to the caret', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(area).toHaveFocus());
      await expect(area.value).toContain('and [shake] welcome to');
      await expect(area.value.slice(0, area.selectionStart)).toMatch(/\[shake\]$/);
    });
    await step('Escape changes nothing, and focus returns to the caret', async () => {
      const before = area.value;
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Gesture' }));
      await waitFor(() => expect(screen.getByRole('option', { name: 'Wave' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(area).toHaveFocus());
      await expect(area.value).toBe(before);
    });
  },
};

const onDevice = (script: string, settings: Record<string, unknown> = {}) =>
  atStep('script', { ...projects.script, script, settings }, [], { backend: onThisDevice() });

/** Gestures that the presenter will make without marks are counted before any audio exists. */
export const ByRule: Story = {
  parameters: onDevice(MARKED),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 marked, about 4 by rule')).toBeVisible();
  },
};
export const ByRuleDark: Story = { ...ByRule, globals: DARK };

export const WithoutMarks: Story = {
  parameters: onDevice('Good morning, and welcome to Northlight.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('About 4 by rule')).toBeVisible();
    await expect(canvas.queryByText(/^A gesture falls on the word/)).toBeNull();
  },
};

/** This manner allows only marked gestures. */
export const NoneByRule: Story = {
  parameters: onDevice(MARKED, { manner: 'none' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 marked')).toBeVisible();
  },
};

/** Enter on a selected chip opens the menu at its gesture; choosing another one replaces it. */
export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = await sheet(canvas);
    const from = area.value.indexOf('[point');
    area.focus();
    area.setSelectionRange(from, from + '[point left]'.length);
    await userEvent.keyboard('{Enter}');
    const chosen = await screen.findByRole('option', { name: 'Point left', selected: true });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(area).toHaveFocus());
    await expect(area.value).toContain('came with [point\u00A0right] a face');
  },
};

/** The menu, left open. */
export const MenuOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = await sheet(canvas);
    const from = area.value.indexOf('[point');
    area.focus();
    area.setSelectionRange(from, from + '[point left]'.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Gesture' }));
    await screen.findByRole('option', { name: 'Point left', selected: true });
  },
};

/** The problem is described below the script, and beside it with ways to fix it. */
// Specification: wizard-more.34
export const Unknown: Story = {
  parameters: withScript('Welcome, and now [juggle] look at this. [your name] says hello.'),
  play: async ({ canvas, userEvent }) => {
    const area = await sheet(canvas);
    const hint = '[juggle] is not a gesture we know: it is neither spoken nor played.';
    await expect(await canvas.findByText(hint)).toBeVisible();
    await expect(area).toHaveAccessibleDescription(hint);
    await expect(area.value).toContain('[juggle]');
    await userEvent.click(canvas.getByRole('button', { name: /^\[juggle\]/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Speak the words' }));
    await expect(area.value).toBe('Welcome, and now juggle look at this. [your name] says hello.');
    await waitFor(() => expect(canvas.queryByText(hint)).toBeNull());
  },
};

/** The problem as it is first shown. */
export const UnknownMark: Story = {
  parameters: Unknown.parameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is not a gesture we know:/)).toBeVisible();
  },
};
export const UnknownMarkDark: Story = { ...UnknownMark, globals: DARK };

/** The mark tools have their own row below the heading, and nothing overflows. */
export const Phone: Story = {
  tags: ['visual-phone'],
  globals: PHONE,
  play: async (context) => {
    await Marked.play?.(context);
    const { canvas } = context;
    const tools = ['Pause', 'Pronunciation', 'Gesture'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect(new Set(tools.map(({ top }) => top)).size).toBe(1);
    const heading = canvas.getByRole('heading', { name: 'Script' }).getBoundingClientRect();
    await expect(tools[0]?.top).toBeGreaterThan(heading.bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const MenuPhone: Story = { ...MenuOpen, globals: PHONE };
export const MenuDark: Story = { ...MenuOpen, globals: DARK };
export const Narrow: Story = { ...Marked, globals: { ...NARROW, textSize: '200' } };
export const RightToLeft: Story = {
  ...Marked,
  parameters: withScript(
    '[wave] صباح الخير وأهلا بكم، [point left] في شركتنا. [count 3] ثلاث طرق.',
  ),
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const area = await sheet(canvas);
    await waitFor(() => expect(chipsIn(area)).toEqual(['Wave', 'Point left', 'Count 3']));
  },
};

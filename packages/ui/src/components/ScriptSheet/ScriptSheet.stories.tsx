import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Hand, Pointer, Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { PlaceList } from './PlaceList.tsx';
import { ScriptNote } from './ScriptNote.tsx';
import { ScriptSheet, type ScriptSheetProps } from './ScriptSheet.tsx';

const script = `Good morning, and welcome to Northlight. In the next thirty seconds I want to show you how a small team can ship a brighter product.

We started with one question: what if every update came with a face and a voice? So we built it. Write a few lines, choose who says them, and watch your words step up to the lectern.`;

function Editable({ value: first, onChange, ...props }: ScriptSheetProps) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <ScriptSheet {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Components/Domain/ScriptSheet',
  id: 'components-scriptsheet',
  component: ScriptSheet,
  tags: ['form', 'script', 'textarea', 'editor'],
  render: Editable,
  args: {
    label: 'Script',
    value: script,
    placeholder: 'Write what your presenter says.',
    onChange: fn(),
    toolbar: (
      <>
        <IconButton icon={Undo2} size="sm" aria-label="Undo" />
        <IconButton icon={Redo2} size="sm" aria-label="Redo" />
        <IconButton icon={Copy} size="sm" aria-label="Copy" />
      </>
    ),
  },
} satisfies Meta<typeof ScriptSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {};
export const WrittenDark: Story = { globals: { theme: 'dark' } };

const withGap = 'We practice it on Friday 27 November at [the time]. See you there.';

/** The origin of the text is between the heading and the text; a gap in the text waits to be filled in. */
export const FromAPrompt: Story = {
  args: {
    value: withGap,
    origin: <Text variant="small">Written from your prompt</Text>,
    marks: [{ from: withGap.indexOf('['), to: withGap.indexOf(']') + 1, kind: 'gap' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Written from your prompt')).toBeVisible();
    const gap = canvas.getByText('[the time]', { selector: 'mark' });
    await expect(getComputedStyle(gap).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
};
export const FromAPromptDark: Story = { ...FromAPrompt, globals: { theme: 'dark' } };

/** The sheet grows with its text, and its heading names it. */
export const Empty: Story = {
  args: { value: '' },
  play: async ({ canvasElement, args }) => {
    const text = within(canvasElement).getByRole('textbox', { name: 'Script' });
    await expect(text).toHaveAttribute('placeholder', 'Write what your presenter says.');
    const before = text.getBoundingClientRect().height;
    await userEvent.click(text);
    await userEvent.paste('Hello.\n'.repeat(30));
    await expect(args.onChange).toHaveBeenLastCalledWith('Hello.\n'.repeat(30));
    await expect(text.getBoundingClientRect().height).toBeGreaterThan(before + 500);
    await expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight);
  },
};

const marked = script.replace('morning,', 'morning, [pause 0.5s]');
const pauseAt = marked.indexOf('[pause');
const wordAt = marked.indexOf('Northlight');

// Specification: wizard-more.4
/** Marks are drawn exactly behind the text that they are about, and are hidden from screen readers. */
export const Marked: Story = {
  args: {
    value: marked,
    marks: [
      { from: pauseAt, to: pauseAt + '[pause 0.5s]'.length, kind: 'note' },
      { from: wordAt, to: wordAt + 'Northlight'.length, kind: 'word' },
    ],
  },
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByRole('textbox', { name: 'Script' });
    const behind = text.previousElementSibling;
    await expect(behind).toHaveAttribute('aria-hidden', 'true');
    await expect(behind).toHaveTextContent(marked.replaceAll(/\s+/g, ' '));
    await expect(behind?.getBoundingClientRect().width).toBe(text.getBoundingClientRect().width);
    await expect(behind?.scrollHeight).toBeLessThanOrEqual(text.clientHeight);
  },
};
export const OneMark: Story = {
  args: { value: marked, marks: [{ from: pauseAt, to: pauseAt + 12, kind: 'note' }] },
};

/** A hundred marks in a long script: each stays with its text. */
export const ManyMarks: Story = {
  args: {
    value: 'Word. [pause 1s] '.repeat(100),
    marks: Array.from({ length: 100 }, (_, i) => ({
      from: 17 * i + 6,
      to: 17 * i + 16,
      kind: 'note',
    })),
  },
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('mark')];
    await expect(marks.map((mark) => mark.textContent)).toEqual(
      Array.from({ length: 100 }, () => '[pause 1s]'),
    );
  },
};
export const MarkedDark: Story = { args: Marked.args, globals: { theme: 'dark' } };

const withChips = '[wave] Good morning, and now [point left] look at this [juggle] one.';
const placeOf = (mark: string) => {
  const from = withChips.indexOf(mark);
  return { from, to: from + mark.length };
};

/** Chips over their text, one of them selected, and an invalid mark with its warning. */
export const Chips: Story = {
  args: {
    value: withChips,
    marks: [
      { ...placeOf('[wave]'), kind: 'note', chip: { icon: Hand, label: 'Wave' } },
      {
        ...placeOf('[point left]'),
        kind: 'note',
        chip: { icon: Pointer, turn: -90, label: 'Point left' },
        isSelected: true,
      },
      { ...placeOf('[juggle]'), kind: 'danger' },
    ],
    warning: '[juggle] is neither spoken nor played.',
  },
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByRole('textbox', { name: 'Script' });
    await expect(text).toHaveAccessibleDescription('[juggle] is neither spoken nor played.');
    await expect(text).toBeValid();
    for (const chip of canvasElement.querySelectorAll('[data-chip]')) {
      const box = chip.lastElementChild;
      await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
    }
  },
};
export const ChipsDark: Story = { args: Chips.args, globals: { theme: 'dark' } };
export const ChipsPhone: Story = { ...Chips, globals: { viewport: { value: 'mobile2' } } };

export const Invalid: Story = {
  args: { value: '', errorMessage: 'Please enter a script' },
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByRole('textbox');
    await expect(text).toBeInvalid();
    await expect(text).toHaveAccessibleDescription('Please enter a script');
  },
};
export const InvalidDark: Story = { args: Invalid.args, globals: { theme: 'dark' } };

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'More');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const KeyboardFocus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
  },
};
export const Unbroken: Story = { args: { value: unbroken } };
export const ForcedColors: Story = { globals: { forcedColors: 'active' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } };
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** A browser without `field-sizing`: the sheet still grows when it becomes narrower. */
export const GrowsByScript: Story = {
  beforeEach: () => {
    const supports = spyOn(CSS, 'supports').mockReturnValue(false);
    return () => supports.mockRestore();
  },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    area.style.setProperty('field-sizing', 'fixed');
    const before = area.style.blockSize;
    canvasElement.style.inlineSize = '320px';
    await waitFor(() => expect(area.style.blockSize).not.toBe(before));
    await expect(area.scrollHeight).toBe(area.clientHeight);
    canvasElement.style.inlineSize = '';
    await waitFor(() => expect(area.style.blockSize).toBe(before));
  },
};

const troubled = script
  .replace('morning,', 'morning, {{first_name}},')
  .replace('brighter', '<strong>brighter</strong>');
const PLACES = [
  { written: '{{first_name}}', text: 'This placeholder is not filled in. Write a name.' },
  { written: '<strong>', text: 'Voices do not read tags. It is neither spoken nor shown.' },
];
const rangeOf = (written: string, kind: 'trouble' | 'current') => {
  const from = troubled.indexOf(written);
  return { from, to: from + written.length, kind };
};

/** A note at one of two places, next to the list of both. */
function WithNote({ places = PLACES }: { places?: typeof PLACES }) {
  const [current, setCurrent] = useState(1);
  const place = places[current];
  const turn = (by: number) => setCurrent((current + by + places.length) % places.length);
  return (
    <>
      <Editable
        label="Script"
        value={troubled}
        onChange={() => undefined}
        marks={[
          rangeOf('{{first_name}}', current === 0 ? 'current' : 'trouble'),
          rangeOf('<strong>', current === 1 ? 'current' : 'trouble'),
          rangeOf('</strong>', current === 1 ? 'current' : 'trouble'),
        ]}
        note={
          place && (
            <ScriptNote
              title={place.written}
              actions={<Button size="sm">Take it out</Button>}
              place={{ number: current + 1, count: places.length }}
              onPrevious={() => turn(-1)}
              onNext={() => turn(1)}
            >
              {place.text}
            </ScriptNote>
          )
        }
      />
      <PlaceList
        label="Places no voice can speak"
        places={places}
        current={current}
        onSelect={setCurrent}
      />
    </>
  );
}

/** The note is below its place, inside the sheet; its arrow buttons move to the next place. */
export const Noted: Story = {
  render: () => <WithNote />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const place = () => canvasElement.querySelector('[data-current-mark]')?.getBoundingClientRect();
    const note = canvas.getByRole('group', { name: '<strong>' }).getBoundingClientRect();
    await expect(note.top).toBeGreaterThanOrEqual(place()?.bottom ?? Infinity);
    await expect(note.top).toBeLessThan((place()?.bottom ?? 0) + 24);
    await userEvent.click(canvas.getByRole('button', { name: 'Next place' }));
    await expect(canvas.getByText('1 of 2')).toBeVisible();
    await expect(canvas.getByRole('group', { name: '{{first_name}}' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^<strong>/ }));
    await expect(canvas.getByText('2 of 2')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^<strong>/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};
export const NotedDark: Story = { ...Noted, play: undefined, globals: { theme: 'dark' } };
export const NotedRightToLeft: Story = { ...Noted, globals: { direction: 'rtl' } };
export const NotedPhone: Story = { ...Noted, globals: { viewport: { value: 'mobile2' } } };
export const NotedForcedColors: Story = {
  ...Noted,
  play: undefined,
  globals: { forcedColors: 'active' },
};
export const PlaceHovered: Story = {
  render: () => <WithNote />,
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button', { name: /^\{\{first_name/ }));
  },
};
export const PlacePressed: Story = {
  render: () => <WithNote />,
  play: async ({ canvasElement }) => {
    within(canvasElement)
      .getByRole('button', { name: /^\{\{first_name/ })
      .focus();
    await userEvent.keyboard('[Space>]');
  },
};
export const NoPlaces: Story = {
  render: () => <PlaceList label="Places" places={[]} current={null} onSelect={fn()} />,
};

// @vitest-environment jsdom
import { Plus } from 'lucide-react';
import { describe, expect, test } from 'vitest';
import { Button } from '../components/Button/Button.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { NumberField } from '../components/NumberField/NumberField.tsx';
import { Select } from '../components/Select/Select.tsx';
import { Switch } from '../components/Switch/Switch.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { afterKeys, readThrough, startReading } from './listen.tsx';

describe('Button', () => {
  test('is said with its words, never with its icon', async () => {
    expect(await readThrough(<Button icon={Plus}>New video</Button>)).toMatchInlineSnapshot(`
      [
        "button, New video",
      ]
    `);
  });

  test('with an icon alone it is said by its name', async () => {
    expect(await readThrough(<IconButton icon={Plus} aria-label="Add scene" />))
      .toMatchInlineSnapshot(`
      [
        "button, Add scene",
      ]
    `);
  });

  test('says that it is not available', async () => {
    expect(await readThrough(<Button isDisabled>Save</Button>)).toMatchInlineSnapshot(`
      [
        "button, Save, disabled",
      ]
    `);
  });

  test('keeps its words while it is busy, and says that it is', async () => {
    expect(await readThrough(<Button isPending>Save</Button>)).toMatchInlineSnapshot(`
      [
        "button, Save, disabled",
        "progressbar, Please wait, max value 100, min value 0",
        "Save",
        "end of button, Save, disabled",
      ]
    `);
  });
});

describe('TextField', () => {
  test('is said with its label, whether it must be filled, and its hint', async () => {
    const field = <TextField label="Title" description="Shown on the card" isRequired />;
    expect(await readThrough(field)).toMatchInlineSnapshot(`
      [
        "Title",
        "textbox, Title, Shown on the card, required",
        "Shown on the card",
      ]
    `);
  });

  test('is said to be wrong, together with what to do', async () => {
    const field = <TextField label="Title" defaultValue="" errorMessage="Enter a title" />;
    expect(await readThrough(field)).toMatchInlineSnapshot(`
      [
        "Title",
        "textbox, Title, Enter a title, invalid",
        "Enter a title",
      ]
    `);
  });
});

describe('NumberField', () => {
  const field = <NumberField label="Duration" unit="sec" defaultValue={3} maxValue={4} />;

  test('is said to hold a number, with what is counted and what changes it', async () => {
    expect(await readThrough(field)).toMatchInlineSnapshot(`
      [
        "Duration",
        "group, Duration",
        "Number field, Duration, 3, sec",
        "sec",
        "button, Decrease Duration, 1 control",
        "button, Increase Duration, 1 control",
        "end of group, Duration",
      ]
    `);
  });

  test('says the number that an arrow has led to', async () => {
    await startReading(field);
    expect(await afterKeys('Tab', 'ArrowUp', 'ArrowDown')).toMatchInlineSnapshot(`
      [
        "Number field, Duration, 3, sec",
        "assertive: 4",
        "Number field, Duration, 4, sec",
        "assertive: 3",
        "Number field, Duration, 3, sec",
      ]
    `);
  });

  test('says what became of a number beyond the limits', async () => {
    await startReading(field);
    await afterKeys('Tab', '9', '9');
    expect(await afterKeys('Enter')).toMatchInlineSnapshot(`
      [
        "assertive: 4",
        "Number field, Duration, 4, sec",
      ]
    `);
  });
});

describe('Select', () => {
  const items = [
    { id: 'newest', label: 'Newest first' },
    { id: 'oldest', label: 'Oldest first' },
  ] as const;

  test('closed it is said with its label and its value', async () => {
    const select = <Select label="Sort by" items={items} defaultSelectedKey="newest" />;
    expect(await readThrough(select)).toMatchInlineSnapshot(`
      [
        "Sort by",
        "button, Newest first Sort by, not expanded, has popup listbox",
        "Newest first",
        "end of button, Newest first Sort by, not expanded, has popup listbox",
      ]
    `);
  });

  test('opened it says its options, and which one holds', async () => {
    await startReading(<Select label="Sort by" items={items} defaultSelectedKey="newest" />);
    expect(await afterKeys('Tab', 'ArrowDown', 'ArrowDown')).toMatchInlineSnapshot(`
      [
        "button, Newest first Sort by, not expanded, has popup listbox",
        "dialog, Sort by",
        "option, Newest first, selected, position 1, set size 2",
        "option, Oldest first, not selected, position 2, set size 2",
      ]
    `);
  });
});

// The simulated reader takes a box's state from its markup, as it was first drawn: the change of a
// state by hand is held by the stories.
describe('Checkbox and Switch', () => {
  test('a checkbox is said with its state, its hint and what is wrong with it', async () => {
    const boxes = (
      <>
        <Checkbox>Remember me</Checkbox>
        <Checkbox defaultSelected description="Once a month">
          Send me news
        </Checkbox>
        <Checkbox errorMessage="Accept the terms">I accept the terms</Checkbox>
      </>
    );
    expect(await readThrough(boxes)).toMatchInlineSnapshot(`
      [
        "checkbox, Remember me, not checked",
        "Remember me",
        "checkbox, Send me news, Once a month, checked",
        "Send me news",
        "Once a month",
        "checkbox, I accept the terms, Accept the terms, not checked, invalid",
        "I accept the terms",
        "Accept the terms",
      ]
    `);
  });

  test('a switch is said as one, with its state', async () => {
    const switches = (
      <>
        <Switch>Single-key shortcuts</Switch>
        <Switch defaultSelected isDisabled>
          Captions
        </Switch>
      </>
    );
    expect(await readThrough(switches)).toMatchInlineSnapshot(`
      [
        "switch, Single-key shortcuts, not checked",
        "Single-key shortcuts",
        "switch, Captions, checked, disabled",
        "Captions",
      ]
    `);
  });
});

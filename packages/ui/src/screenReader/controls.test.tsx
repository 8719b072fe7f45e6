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
  test('is announced by its text, never by its icon', async () => {
    expect(await readThrough(<Button icon={Plus}>New video</Button>)).toMatchInlineSnapshot(`
      [
        "button, New video",
      ]
    `);
  });

  test('is announced by its label if it has only an icon', async () => {
    expect(await readThrough(<IconButton icon={Plus} aria-label="Add scene" />))
      .toMatchInlineSnapshot(`
      [
        "button, Add scene",
      ]
    `);
  });

  test('is announced as disabled when unavailable', async () => {
    expect(await readThrough(<Button isDisabled>Save</Button>)).toMatchInlineSnapshot(`
      [
        "button, Save, disabled",
      ]
    `);
  });

  test('keeps its text while pending and announces the progress', async () => {
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
  test('is announced with its label, required state and hint', async () => {
    const field = <TextField label="Title" description="Shown on the card" isRequired />;
    expect(await readThrough(field)).toMatchInlineSnapshot(`
      [
        "Title",
        "textbox, Title, Shown on the card, required",
        "Shown on the card",
      ]
    `);
  });

  test('is announced as invalid, with the error message', async () => {
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

  test('is announced as a number field, with its unit and its step buttons', async () => {
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

  test('announces the number after an arrow key', async () => {
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

  test('announces the result of a number beyond the limits', async () => {
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

  test('is announced with its label and value when closed', async () => {
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

  test('announces its options and the selected one when open', async () => {
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

// The simulated reader takes a checkbox's state from the initial markup, so the stories test how the state
// changes on user input.
describe('Checkbox and Switch', () => {
  test('announces a checkbox with its state, hint and error', async () => {
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

  test('announces a switch as such, with its state', async () => {
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

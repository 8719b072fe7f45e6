import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Radio } from '../RadioGroup/Radio.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select } from '../Select/Select.tsx';
import { Slider } from '../Slider/Slider.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { FormError } from './ErrorSummary.tsx';
import { Form, type FormProps } from './Form.tsx';

const languages = [
  { id: 'en', label: 'English' },
  { id: 'pt', label: 'Portuguese' },
];

const fields = [
  <TextField key="title" label="Title" name="title" />,
  <TextArea key="text" label="Description" name="description" />,
  <Select key="budget" label="Budget" name="budget" items={languages} placeholder="Choose one" />,
  <ComboBox key="language" label="Language" name="language" items={languages} />,
  <NumberField key="fade" label="Fade in" name="fadeIn" unit="sec" minValue={0} maxValue={10} />,
  <RadioGroup key="style" label="Visual style" name="style">
    <Radio value="realistic">Realistic</Radio>
    <Radio value="comic">Comic</Radio>
  </RadioGroup>,
  <Slider key="volume" label="Volume" name="volume" formatValue={(value) => `${value} %`} />,
  <Checkbox key="terms" name="terms">
    I agree to the terms
  </Checkbox>,
  <Inline key="send">
    <Button type="submit" variant="primary">
      Save
    </Button>
  </Inline>,
];

const wrong: FormError[] = [
  { name: 'title', message: 'Title is required' },
  { name: 'description', message: 'Please describe the avatar' },
  { name: 'budget', message: 'Please choose a budget' },
  { name: 'language', message: 'Please choose a language' },
  { name: 'fadeIn', message: 'Please enter the fade' },
  { name: 'style', message: 'Please choose a style' },
  { name: 'volume', message: 'Choose a lower volume' },
  { name: 'terms', message: 'You must agree to the terms and conditions' },
];

const meta = {
  title: 'Components/Forms/Form',
  id: 'components-form',
  component: Form,
  tags: ['form', 'validation', 'error'],
  args: { children: fields, onSubmit: fn(), 'aria-label': 'Request' },
  parameters: {
    storyTable: {
      hover: 'A link in the summary only has CSS :hover, which no script can trigger.',
    },
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Responds to each submit with the story's errors, as an app's own validation would. */
function Answering({ errors: answer = [], onSubmit, ...props }: FormProps) {
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  return (
    <Form
      {...props}
      errors={errors}
      onSubmit={(data) => {
        onSubmit(data);
        setErrors(answer);
      }}
    />
  );
}

const titleOf = fn((data: FormData) => data.get('title'));

/** Enter in a field submits the form's values. */
export const Plain: Story = {
  args: { onSubmit: titleOf },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Launch{Enter}');
    await expect(titleOf).toHaveReturnedWith('Launch');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The errors are in the summary and at each field, with the same text. */
export const Errors: Story = {
  args: { errors: wrong },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const alert = canvas.getByRole('alert');
    await expect(
      within(alert).getByRole('heading', { name: 'There is a problem' }),
    ).toBeInTheDocument();
    await expect(within(alert).getAllByRole('link')).toHaveLength(wrong.length);
    for (const { message } of wrong) {
      await expect(canvas.getAllByText(message)).toHaveLength(2);
    }
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await expect(title).toBeInvalid();
    await expect(title).toHaveAccessibleDescription('Title is required');
  },
};
export const ErrorsDark: Story = { args: { errors: wrong }, globals: { theme: 'dark' } };
export const ErrorsRightToLeft: Story = { args: { errors: wrong }, globals: { direction: 'rtl' } };
export const ErrorsNarrowLargeText: Story = {
  args: { errors: wrong },
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};

export const ErrorsForcedColors: Story = {
  args: { errors: wrong },
  globals: { forcedColors: 'active' },
};

/** Without errors there is no summary, and no message about it. */
export const NoErrors: Story = {
  args: { errors: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};
export const OnlyOneError: Story = { args: { errors: wrong.slice(0, 1) } };
/** The field shows its first error only; the rest are in the summary. */
export const VeryManyErrors: Story = {
  args: {
    errors: Array.from({ length: 20 }, (_, index) => ({
      name: 'title',
      message: `Rule ${index + 1} of the title is broken`,
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(20);
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
      'Rule 1 of the title is broken',
    );
  },
};

/** A failed submit moves focus to the summary, and so does a second one with the same errors. */
export const FocusOnSubmit: Story = {
  render: Answering,
  args: { errors: wrong },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    const summary = canvas.getByRole('alert').parentElement;
    await expect(summary).toHaveFocus();
    await userEvent.click(save);
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(summary).toHaveFocus();
  },
};

/** Each link moves focus to the control itself, whatever kind of field it is. */
export const LinksLeadToFields: Story = {
  render: Answering,
  args: { errors: wrong },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const address = location.href;
    const controls = [
      canvas.getByRole('textbox', { name: 'Title' }),
      canvas.getByRole('textbox', { name: 'Description' }),
      canvas.getByRole('button', { name: /Budget/ }),
      canvas.getByRole('combobox', { name: 'Language' }),
      canvas.getByRole('textbox', { name: 'Fade in' }),
      canvas.getByRole('radio', { name: 'Realistic' }),
      canvas.getByRole('slider', { name: 'Volume' }),
      canvas.getByRole('checkbox', { name: 'I agree to the terms' }),
    ];
    for (const [index, link] of canvas.getAllByRole('link').entries()) {
      link.focus();
      await userEvent.keyboard('{Enter}');
      await expect(controls[index]).toHaveFocus();
    }
    await expect(location.href).toBe(address);
  },
};

/** Reaches the first invalid field by keyboard alone: submit, summary, link, field. */
export const Keyboard: Story = {
  render: Answering,
  args: { errors: wrong.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Title is required' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  },
};

/** The server responds later: nothing is submitted twice, then focus moves. */
export const ServerErrors: Story = {
  render: function Server({ errors: answer = [], onSubmit, ...props }) {
    const [errors, setErrors] = useState<readonly FormError[]>([]);
    const [isPending, setPending] = useState(false);
    return (
      <>
        <Form
          {...props}
          errors={errors}
          isPending={isPending}
          onSubmit={(data) => {
            onSubmit(data);
            setPending(true);
          }}
        />
        <Button
          onPress={() => {
            setPending(false);
            setErrors([...answer]);
          }}
        >
          Server answers
        </Button>
      </>
    );
  },
  args: {
    errors: [
      { message: 'Your session has ended. Please sign in again.' },
      { name: 'title', message: 'This title is taken' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const save = canvas.getByRole('button', { name: 'Save' });
    const answers = canvas.getByRole('button', { name: 'Server answers' });
    await userEvent.click(save);
    await userEvent.click(save);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(answers);
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus();
    // An error that concerns no field has no link.
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    // While the second response is pending, the old errors do not move focus.
    await userEvent.click(save);
    await expect(save).toHaveFocus();
    await userEvent.click(answers);
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus();
  },
};

/** Focus stays with someone who keeps typing. */
export const TypingMeanwhile: Story = {
  render: function Server({ errors: answer = [], ...props }) {
    const [errors, setErrors] = useState<readonly FormError[]>([]);
    return (
      <Form {...props} errors={errors}>
        <TextField label="Title" name="title" onChange={() => setErrors([...answer])} />
        <Button type="submit">Save</Button>
      </Form>
    );
  },
  args: { errors: wrong.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.type(title, 'La');
    await expect(canvas.getByRole('alert')).toBeInTheDocument();
    await expect(title).toHaveFocus();
  },
};

/** Long words break, markup is shown as text, and the link of an unknown field moves no focus. */
export const HostileErrors: Story = {
  args: {
    errors: [
      { name: 'title', message: unbroken },
      { name: 'title', message: '<img src=x onerror="alert(1)">' },
      { name: 'not there', message: 'A field that is not there' },
      { name: '__proto__', message: 'A name of the language itself' },
      { name: '', message: '' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'A field that is not there' });
    await userEvent.click(link);
    await expect(link).toHaveFocus();
    await expect(canvas.queryByRole('img')).toBeNull();
    await staysInWindow();
  },
};

/** A hint that appears is announced with its field, and a removed one is no longer referenced. */
export const HintsComeAndGo: Story = {
  render: function HintsComeAndGo() {
    const [hasHints, setHints] = useState(false);
    const hint = { description: hasHints ? 'A hint' : undefined };
    return (
      <Stack gap={4}>
        <TextField label="Title" {...hint} />
        <TextArea label="Description" {...hint} />
        <SearchField label="Search" {...hint} />
        <NumberField label="Fade in" {...hint} />
        <Select label="Budget" items={languages} {...hint} />
        <ComboBox label="Language" items={languages} {...hint} />
        <RadioGroup label="Visual style" {...hint}>
          <Radio value="realistic">Realistic</Radio>
        </RadioGroup>
        <Checkbox {...hint}>I agree</Checkbox>
        <Switch {...hint}>Captions</Switch>
        <Slider label="Volume" {...hint} />
        <Button onPress={() => setHints(!hasHints)}>Hints</Button>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const controls = [
      canvas.getByRole('textbox', { name: 'Title' }),
      canvas.getByRole('textbox', { name: 'Description' }),
      canvas.getByRole('searchbox', { name: 'Search' }),
      canvas.getByRole('textbox', { name: 'Fade in' }),
      canvas.getByRole('button', { name: /Budget/ }),
      canvas.getByRole('combobox', { name: 'Language' }),
      canvas.getByRole('radiogroup', { name: 'Visual style' }),
      canvas.getByRole('checkbox', { name: 'I agree' }),
      canvas.getByRole('switch', { name: 'Captions' }),
      canvas.getByRole('slider', { name: 'Volume' }),
    ];
    const toggle = canvas.getByRole('button', { name: 'Hints' });
    await userEvent.click(toggle);
    for (const control of controls) await expect(control).toHaveAccessibleDescription('A hint');
    await userEvent.click(toggle);
    // A control that still references its hint fails the story.
    await expect(canvas.queryByText('A hint')).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { AudioLines, CircleSlash2, Mic } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { broken, jonas, mei } from '../../fixtures/pictures.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Radio } from './Radio.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';
import { RADIO_GROUP_VARIANTS } from './RadioGroup.css.ts';

const quality = [
  <Radio key="draft" value="draft" description="Ready in a minute.">
    Draft
  </Radio>,
  <Radio key="full" value="full">
    Full quality
  </Radio>,
  <Radio key="cinema" value="cinema" isDisabled>
    Cinema
  </Radio>,
];

const styles = [
  <Radio key="realistic" value="realistic" picture={jonas}>
    Realistic
  </Radio>,
  <Radio key="comic" value="comic" picture={mei}>
    Comic
  </Radio>,
  <Radio key="none" value="none" icon={CircleSlash2}>
    None
  </Radio>,
];

const ways = [
  <Radio
    key="list"
    value="list"
    icon={AudioLines}
    description="15 English voices, each with a sample."
  >
    A voice from the list
  </Radio>,
  <Radio
    key="own"
    value="own"
    icon={Mic}
    description="Record it here, or use a recording you have."
  >
    Your own voice
  </Radio>,
];

const meta = {
  title: 'Components/Forms/RadioGroup',
  id: 'components-radiogroup',
  component: RadioGroup,
  tags: ['form', 'choice', 'radio', 'options'],
  subcomponents: { Radio },
  args: { label: 'Quality', defaultValue: 'full', onChange: fn(), children: quality },
  argTypes: { variant: { control: 'select', options: RADIO_GROUP_VARIANTS } },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const cards = { label: 'Visual style', variant: 'card', defaultValue: 'realistic' } as const;

function EveryState(args: RadioGroupProps) {
  return (
    <Stack gap={6}>
      <RadioGroup {...args} description="You can render again later." />
      <RadioGroup {...args} orientation="horizontal" label="In a row" />
      <RadioGroup {...args} defaultValue={null} errorMessage="Please choose a quality" />
      <RadioGroup {...args} isDisabled />
      <RadioGroup {...args} {...cards}>
        {styles}
      </RadioGroup>
      <RadioGroup {...args} {...cards} errorMessage="Please choose a style" defaultValue={null}>
        {styles}
      </RadioGroup>
      <RadioGroup {...args} {...cards} isDisabled>
        {styles}
      </RadioGroup>
    </Stack>
  );
}

export const States: Story = { render: EveryState };
export const StatesDark: Story = { render: EveryState, globals: { theme: 'dark' } };
export const StatesRightToLeft: Story = { render: EveryState, globals: { direction: 'rtl' } };
export const StatesNarrowLargeText: Story = {
  render: EveryState,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};

export const StatesForcedColors: Story = {
  render: EveryState,
  globals: { forcedColors: 'active' },
};

/** The same options in each variant. */
export const Variants: Story = {
  render: (args) => (
    <Stack gap={6}>
      {RADIO_GROUP_VARIANTS.map((variant) => (
        <RadioGroup {...args} key={variant} label={variant} variant={variant} />
      ))}
    </Stack>
  ),
};

/** The hover state covers the whole card, not just its text. */
export const Hover: Story = {
  args: { ...cards, children: styles },
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('Comic');
    await userEvent.hover(words);
    await expect(words.closest('label')).toHaveAttribute('data-hovered', 'true');
  },
};

/** As in the dialog for generating an avatar. */
export const Cards: Story = {
  args: { ...cards, children: styles },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 460, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
};
export const CardsDark: Story = { ...Cards, globals: { theme: 'dark' } };

/** A radio group (ARIA APG): Tab moves to the selected option, arrow keys select and wrap around. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'Quality' })).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Full quality' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    // The disabled option is skipped.
    await expect(canvas.getByRole('radio', { name: 'Draft' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('draft');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Full quality' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};

/** Two equal options with a sentence each. */
export const Wide: Story = {
  args: { label: 'Voice', isLabelHidden: true, variant: 'wide', defaultValue: 'list' },
  render: (args) => (
    <Stack gap={6}>
      <RadioGroup {...args}>{ways}</RadioGroup>
      <RadioGroup {...args} isDisabled>
        {ways}
      </RadioGroup>
    </Stack>
  ),
  play: async ({ canvas, userEvent: user }) => {
    await user.tab();
    await user.keyboard('{ArrowRight}');
    const [own] = canvas.getAllByRole('radio', {
      name: 'Your own voice Record it here, or use a recording you have.',
    });
    await expect(own).toBeChecked();
  },
};
export const WideDark: Story = { ...Wide, globals: { theme: 'dark' } };

/** Nothing is selected until the user presses Space or an arrow key. */
export const CardsByKeyboard: Story = {
  args: { ...cards, defaultValue: null, children: styles },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Realistic' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Comic' })).toBeChecked();
  },
};

/** Picture and label are part of the target. */
export const CardsByPointer: Story = {
  args: { ...cards, children: styles },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('None'));
    await expect(args.onChange).toHaveBeenLastCalledWith('none');
    const picture = canvasElement.querySelector('img');
    if (!picture) throw new Error('No picture to press');
    await userEvent.click(picture);
    await expect(args.onChange).toHaveBeenLastCalledWith('realistic');
  },
};

export const Described: Story = {
  args: { description: 'You can render again later.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'You can render again later.',
    );
    await expect(canvas.getByRole('radio', { name: 'Draft' })).toHaveAccessibleDescription(
      /Ready in a minute\./,
    );
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Please choose a quality' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription('Please choose a quality');
  },
};

export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState<string | null>('draft');
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Full quality'));
    await expect(canvas.getByRole('radio', { name: 'Full quality' })).toBeChecked();
  },
};

const hostile = [
  <Radio key="long" value="long" picture={broken} description={unbroken}>
    {unbroken}
  </Radio>,
  <Radio key="html" value="html" picture={null}>
    {'<img src=x onerror="alert(1)">'}
  </Radio>,
  <Radio key="empty" value="" icon={CircleSlash2}>
    Empty value
  </Radio>,
];

export const HostileValues: Story = {
  render: (args) => (
    <Stack gap={6}>
      <RadioGroup {...args} label={unbroken} defaultValue="not there">
        {hostile}
      </RadioGroup>
      <RadioGroup {...args} label="Cards" variant="card" defaultValue="">
        {hostile}
      </RadioGroup>
    </Stack>
  ),
  play: staysInWindow,
};
export const Empty: Story = { args: { children: [] } };
export const OnlyOne: Story = { args: { children: quality[0] } };

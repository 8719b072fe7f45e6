import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { markup } from '../../fixtures/hostile.ts';
import { unbroken } from '../../fixtures/longText.ts';
import { Grid } from '../../layout/Grid.tsx';
import { PlanCardSkeleton } from './PlanCardSkeleton.tsx';
import { PlanPicker, type PlanPickerProps } from './PlanPicker.tsx';

const plans = [
  {
    id: 'pro',
    name: 'Pro',
    price: '$19',
    per: 'per month',
    features: ['Up to 50 videos a month', '20+ avatars', '10 voices', '1080p video'],
  },
  {
    id: 'proPlus',
    name: 'Pro Plus',
    badge: 'Most Popular',
    price: '$39',
    per: 'per month',
    features: [
      'Up to 100 videos a month',
      '50+ avatars',
      '25+ voices, premium included',
      '4K video',
    ],
  },
];

function Stateful({ selectedId, onSelectionChange, ...props }: PlanPickerProps<string>) {
  const [selected, setSelected] = useState(selectedId);
  return (
    <PlanPicker
      {...props}
      selectedId={selected}
      onSelectionChange={(id) => {
        setSelected(id);
        onSelectionChange(id);
      }}
    />
  );
}

const meta = {
  title: 'Components/Domain/PlanCard',
  id: 'components-plancard',
  component: PlanPicker,
  tags: ['choice', 'plan', 'price', 'radio'],
  render: Stateful,
  args: { label: 'Plan', plans, selectedId: 'pro', onSelectionChange: fn() },
} satisfies Meta<typeof PlanPicker<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Monthly: Story = {};
export const Yearly: Story = {
  args: {
    plans: plans.map((plan) => ({
      ...plan,
      price: plan.id === 'pro' ? '$182' : '$374',
      per: 'per year',
      note: plan.id === 'pro' ? '$15.17 per month, saves $46' : '$31.17 per month, saves $94',
    })),
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
/** The first plan is at the right, and arrow keys follow that order. */
export const ByKeyboardRightToLeft: Story = {
  tags: ['no-visual'],
  args: {
    plans: [...plans, { id: 'team', name: 'Team', price: '$99', per: 'per month', features: [] }],
  },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement, args }) => {
    within(canvasElement)
      .getByRole('radio', { name: /^Pro \$19/ })
      .focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('proPlus');
  },
};
export const ForcedColors: Story = { globals: { forcedColors: 'active' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } };
export const NoneChosen: Story = { args: { selectedId: null } };
/** All cards in a row are as high as the highest one. */
export const VeryManyFeatures: Story = {
  args: {
    plans: plans.map((plan, index) => ({
      ...plan,
      features:
        index === 0
          ? plan.features
          : Array.from({ length: 24 }, (_, feature) => `Feature ${feature + 1}`),
    })),
  },
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.offsetHeight);
    await expect(new Set(cards).size).toBe(1);
  },
};

/** The border darkens. */
export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByText('50+ avatars').closest('label');
    await userEvent.hover(within(canvasElement).getByText('50+ avatars'));
    await expect(card).toHaveAttribute('data-hovered', 'true');
  },
};

export const OneDisabled: Story = {
  args: { plans: plans.map((plan) => ({ ...plan, isDisabled: plan.id === 'proPlus' })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: /Pro Plus/ })).toBeDisabled();
  },
};

/** The group is one Tab stop; arrow keys select and wrap around. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^Pro \$19/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('proPlus');
    await expect(canvas.getByRole('radio', { name: /Most Popular/ })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('pro');
  },
};

/** A press anywhere on the card selects it. */
export const ByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('50+ avatars'));
    await expect(args.onSelectionChange).toHaveBeenCalledWith('proPlus');
  },
};

export const HostileValues: Story = {
  args: {
    plans: [
      { id: 'long', name: unbroken, price: '$1,234,567,890', per: unbroken, features: [unbroken] },
      { id: 'html', name: markup, badge: markup, price: '$NaN', per: '', features: [] },
    ],
    selectedId: 'gone',
  },
};
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const Loading: Story = {
  render: () => (
    <Grid layout="halves">
      <PlanCardSkeleton />
      <PlanCardSkeleton />
    </Grid>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, ArrowRight, CircleCheck } from 'lucide-react';
import { expect, waitFor, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Box } from '../../layout/Box.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Text } from '../Text/Text.tsx';
import { WizardFooter } from './WizardFooter.tsx';

const meta = {
  title: 'Components/Navigation/WizardFooter',
  id: 'components-wizardfooter',
  component: WizardFooter,
  tags: ['layout', 'wizard', 'actions'],
  args: {
    start: (
      <LinkButton href="#/create/script" variant="ghost" size="lg" icon={ArrowLeft}>
        Back to Script
      </LinkButton>
    ),
    children: (
      <Button variant="primary" size="lg" iconEnd={ArrowRight}>
        Generate Audio
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <Stack>
        {Array.from({ length: 40 }, (_, line) => (
          <Text key={line} tone="muted">
            Line {line + 1} of a long step.
          </Text>
        ))}
        <Story />
        <Box paddingBlockEnd={8} />
      </Stack>
    ),
  ],
  argTypes: {
    start: { control: false },
    children: { control: false },
  },
} satisfies Meta<typeof WizardFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BackAndOn: Story = {};
export const WithNote: Story = {
  args: {
    start: undefined,
    note: (
      <>
        <Icon icon={CircleCheck} size="sm" /> Draft kept in this project
      </>
    ),
  },
};
/** Height in px of the window that the footer covers at the top of a long page. */
const covered = (canvasElement: HTMLElement) => {
  const button = within(canvasElement).getByRole('button');
  const bar = button.parentElement?.parentElement ?? button;
  return Math.max(0, innerHeight - bar.getBoundingClientRect().top);
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvasElement }) => {
    await expect(covered(canvasElement)).toBeGreaterThan(44);
    await expect(covered(canvasElement)).toBeLessThan(innerHeight / 5);
  },
};

/** A footer with two lines of large text stays at the end of the page and leaves the window to the step. */
export const PhoneLargeText: Story = {
  globals: { viewport: { value: 'mobile2' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    await expect(covered(canvasElement)).toBeLessThan(innerHeight / 5);
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await waitFor(() => expect(covered(canvasElement)).toBeGreaterThan(44));
    window.scrollTo(0, 0);
  },
};

export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Long words break, and the page keeps its width. */
export const LongText: Story = {
  args: { start: undefined, note: unbroken },
  play: staysInWindow,
};

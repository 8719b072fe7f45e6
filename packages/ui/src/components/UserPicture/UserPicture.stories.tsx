import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { broken, maya } from '../../fixtures/pictures.ts';
import { Inline } from '../../layout/Inline.tsx';
import { UserPicture } from './UserPicture.tsx';

const meta = {
  title: 'Components/Media/UserPicture',
  id: 'components-userpicture',
  component: UserPicture,
  tags: ['account', 'picture', 'initials', 'avatar'],
  args: { name: 'Maya Lindqvist', src: maya },
} satisfies Meta<typeof UserPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={4}>
      <UserPicture {...args} size="sm" />
      <UserPicture {...args} size="md" />
      <UserPicture {...args} size="lg" />
      <UserPicture {...args} size="xl" />
    </Inline>
  ),
};

// Specification: shell.16
/** A generated picture replaces a missing one. */
export const Fallback: Story = {
  args: { src: null, fallbackSrc: maya },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image).toHaveAttribute('data-loaded'));
  },
};

// Specification: shell.16, readings.17
/** Both URLs are broken: initials are shown, never the browser's broken-image icon. */
export const Initials: Story = {
  args: { src: broken, fallbackSrc: `${broken}?` },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('[data-initials="ML"]')).toBeVisible();
  },
};

export const InitialsDark: Story = { args: { src: null, size: 'lg' }, globals: { theme: 'dark' } };

/** One word, an emoji of several code points, nothing at all. */
export const HostileNames: Story = {
  render: () => (
    <Inline gap={4}>
      <UserPicture src={null} name="demo" />
      <UserPicture src={null} name="👩‍🎓 Éva" />
      <UserPicture src={null} name="  " />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    for (const letters of ['D', '👩‍🎓É', 'U']) {
      await expect(canvasElement.querySelector(`[data-initials="${letters}"]`)).toBeVisible();
    }
  },
};

function EverySizeOfInitials() {
  return (
    <Inline gap={4}>
      <UserPicture src={null} name="Maya Walsh" size="sm" />
      <UserPicture src={null} name="Maya Walsh" size="md" />
      <UserPicture src={null} name="Maya Walsh" size="lg" />
      <UserPicture src={null} name="Maya Walsh" size="xl" />
    </Inline>
  );
}

/** The initials are part of the picture and do not grow with the text. */
export const SmallestLargeText: Story = {
  render: EverySizeOfInitials,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const RightToLeft: Story = {
  render: EverySizeOfInitials,
  globals: { direction: 'rtl' },
};

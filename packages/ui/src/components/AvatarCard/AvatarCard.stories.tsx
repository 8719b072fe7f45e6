import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent, within } from 'storybook/test';
import { markup } from '../../fixtures/hostile.ts';
import { unbroken } from '../../fixtures/longText.ts';
import { amara, broken, imani, jonas, kofi, mei } from '../../fixtures/pictures.ts';
import { Grid } from '../../layout/Grid.tsx';
import { AvatarCard } from './AvatarCard.tsx';
import { AvatarCardSkeleton } from './AvatarCardSkeleton.tsx';
import { AvatarLinkCard, type AvatarLinkCardProps } from './AvatarLinkCard.tsx';

const navigate = fn();

const meta = {
  title: 'Components/Domain/AvatarCard',
  id: 'components-avatarcard',
  component: AvatarLinkCard,
  tags: ['card', 'avatar', 'presenter', 'library'],
  args: {
    name: 'Amara',
    description: 'Female, 25–34',
    src: amara,
    visibility: 'public',
    href: '/create?avatar=amara',
  },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
} satisfies Meta<typeof AvatarLinkCard>;
export default meta;
type Story = StoryObj<typeof meta>;

function Library(args: AvatarLinkCardProps) {
  return (
    <Grid layout="portraitsWide">
      <AvatarLinkCard {...args} />
      <AvatarLinkCard {...args} name="Jonas" description="Male, 35–44" src={jonas} />
      <AvatarLinkCard
        {...args}
        name="Mei"
        description="Female, 18–24"
        src={mei}
        visibility="private"
      />
      <AvatarLinkCard {...args} name="Kofi" description="Male, 35–44" src={kofi} isSelected />
      <AvatarLinkCard {...args} name="Imani" src={imani} description="Placeholder" isPlaceholder />
    </Grid>
  );
}

// Specification: avatars.9
/** Public, private, selected and placeholder cards, as the library shows them. */
export const InLibrary: Story = {
  render: Library,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: /Mei.*Private/ })).toBeVisible();
    await expect(canvas.getByTitle('Private: only you can see it')).toBeVisible();
  },
};
export const InLibraryDark: Story = { render: Library, globals: { theme: 'dark' } };
export const InLibraryRightToLeft: Story = { render: Library, globals: { direction: 'rtl' } };
export const InLibraryForcedColors: Story = {
  render: Library,
  globals: { forcedColors: 'active' },
};
export const InLibraryPhone: Story = {
  render: Library,
  globals: { viewport: { value: 'mobile2' } },
};

/** Tab skips the placeholder; Enter follows the link. */
export const ByKeyboard: Story = {
  render: Library,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Amara/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/create?avatar=amara', undefined);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Kofi/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};

const alone: Story['decorators'] = [
  (Story) => (
    <div style={{ inlineSize: 205 }}>
      <Story />
    </div>
  ),
];

/** The portrait brightens on hover. */
export const Hover: Story = {
  decorators: alone,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await userEvent.hover(link);
    await expect(link).toHaveAttribute('data-hovered', 'true');
  },
};

/** The portrait darkens while pressed. */
export const Pressed: Story = {
  decorators: alone,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    // A single session keeps the button down between the two calls.
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: link });
    await expect(link).toHaveAttribute('data-pressed', 'true');
    await user.pointer({ keys: '[/MouseLeft]', target: link });
    await expect(navigate).toHaveBeenLastCalledWith('/create?avatar=amara', undefined);
  },
};

export const HostileValues: Story = {
  render: (args) => (
    <Grid layout="portraitsWide">
      <AvatarLinkCard {...args} name={unbroken} description={unbroken} />
      <AvatarLinkCard {...args} name={markup} />
      <AvatarLinkCard {...args} name="No picture" src={null} />
      <AvatarLinkCard {...args} name="Broken picture" src={broken} />
      <AvatarLinkCard {...args} name="Nothing else" description="" visibility={null} />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(markup)).toBeVisible();
  },
};
/** Without a link, for use inside a pressable element. */
export const Bare: Story = {
  render: ({ href: _href, ...args }) => (
    <Grid layout="portraitsWide">
      <AvatarCard {...args} />
    </Grid>
  ),
};
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const Loading: Story = {
  render: () => (
    <Grid layout="portraitsWide">
      {Array.from({ length: 5 }, (_, index) => (
        <AvatarCardSkeleton key={index} />
      ))}
    </Grid>
  ),
};
export const LoadingDark: Story = { ...Loading, globals: { theme: 'dark' } };

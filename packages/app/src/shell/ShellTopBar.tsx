import { useSession } from '@lectern/api-client';
import { Brand, CreditsPill, type MenuEntry, ProfileMenu, TopBar, TopBarAction } from '@lectern/ui';
import {
  ArrowBigUp,
  ArrowUpRight,
  Contrast,
  Handshake,
  Keyboard,
  LifeBuoy,
  LogOut,
  Search,
  Settings2,
} from 'lucide-react';
import { externalLinks } from '../config/externalLinks.ts';
import { CREDITS } from '../config/placeholders.ts';
import { useInitialsImage } from '../config/useInitialsImage.ts';
import { paths } from '../paths.ts';
import { accountSettings } from '../settings/accountSettings.ts';
import { useSetting } from '../settings/useSetting.ts';
import { useSignOut } from '../session/useSignOut.ts';

export interface ShellTopBarProps {
  isMenuExpanded: boolean;
  onMenuPress: () => void;
  onUpgrade: () => void;
  onChooseTheme: () => void;
  onShowShortcuts: () => void;
  /** Opens the command palette. */
  onSearch: () => void;
}

/** The shell's top bar with the profile menu (specification section 2, Shell). */
export function ShellTopBar({
  isMenuExpanded,
  onMenuPress,
  onUpgrade,
  onChooseTheme,
  onShowShortcuts,
  onSearch,
}: ShellTopBarProps) {
  const { user } = useSession();
  const signOut = useSignOut();
  // Changes in the account settings apply wherever the account is shown.
  const [{ fullName, email, picture }] = useSetting(accountSettings);
  // Username, then name, then 'User'.
  const name = user?.displayName ?? 'User';
  const fallbackSrc = useInitialsImage(name);
  const items: MenuEntry[] = [
    { id: 'search', label: 'Search', icon: Search, onAction: onSearch },
    { id: 'settings', label: 'Settings', icon: Settings2, href: paths.settings() },
    {
      id: 'support',
      label: 'Support',
      icon: LifeBuoy,
      iconEnd: ArrowUpRight,
      href: externalLinks.support,
      target: '_blank',
    },
    { id: 'upgrade', label: 'Upgrade', icon: ArrowBigUp, onAction: onUpgrade },
    {
      id: 'affiliate',
      label: 'Affiliate Program',
      icon: Handshake,
      badge: 'Coming Soon',
      isDisabled: true,
    },
    { id: 'theme', label: 'Theme', icon: Contrast, onAction: onChooseTheme },
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      icon: Keyboard,
      onAction: onShowShortcuts,
    },
    { kind: 'separator', id: 'line' },
    { id: 'sign-out', label: 'Sign out', icon: LogOut, onAction: () => void signOut() },
  ];

  return (
    <TopBar
      onMenuPress={onMenuPress}
      isMenuExpanded={isMenuExpanded}
      brand={<Brand href={paths.dashboard()} />}
    >
      <CreditsPill credits={CREDITS} onPress={onUpgrade} />
      <TopBarAction onPress={onUpgrade}>Upgrade to get credits</TopBarAction>
      <ProfileMenu
        name={fullName ?? user?.name ?? name}
        picture={{
          src: picture ?? user?.avatarUrl ?? null,
          fallbackSrc,
        }}
        items={items}
        detail={email ?? user?.email ?? undefined}
      />
    </TopBar>
  );
}

import { NavGroup, NavLink, Sidebar, VoteLink } from '@lectern/ui';
import {
  CirclePlus,
  CircleUserRound,
  Clapperboard,
  House,
  LayoutTemplate,
  ScrollText,
  Settings2,
  WandSparkles,
} from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { externalLinks } from '../config/externalLinks.ts';
import { VOTES } from '../config/placeholders.ts';
import { paths } from '../paths.ts';

const isBelow = (pathname: string, root: string) =>
  pathname === root || pathname.startsWith(`${root}/`);

/** The links of the shell. A page is added to the list together with its screen. */
export function ShellSidebar() {
  const { pathname } = useLocation();
  // An opened project shows the wizard at one of its steps.
  const isCreating = isBelow(pathname, paths.create()) || isBelow(pathname, '/projects');
  return (
    <Sidebar footer={<VoteLink href={externalLinks.vote} count={VOTES} label="Vote for Lectern" />}>
      <NavLink href={paths.dashboard()} icon={House} isCurrent={pathname === paths.dashboard()}>
        Dashboard
      </NavLink>
      <NavLink
        href={paths.videos()}
        icon={Clapperboard}
        isCurrent={isBelow(pathname, paths.videos())}
      >
        My Videos
      </NavLink>
      <NavLink href={paths.create()} icon={CirclePlus} isCurrent={isCreating}>
        Create Video
      </NavLink>
      <NavLink
        href={paths.settings()}
        icon={Settings2}
        isCurrent={isBelow(pathname, paths.settings())}
      >
        Settings
      </NavLink>
      <NavGroup label="Libraries & Tools">
        <NavLink
          href={paths.templates()}
          icon={LayoutTemplate}
          isCurrent={isBelow(pathname, paths.templates())}
        >
          Templates
        </NavLink>
        <NavLink
          href={paths.scripts()}
          icon={ScrollText}
          isCurrent={isBelow(pathname, paths.scripts())}
        >
          Scripts
        </NavLink>
        <NavLink
          href={paths.avatars()}
          icon={CircleUserRound}
          isCurrent={isBelow(pathname, paths.avatars())}
        >
          Avatars
        </NavLink>
        <NavLink
          href={paths.aiEdit()}
          icon={WandSparkles}
          isCurrent={isBelow(pathname, paths.aiEdit())}
        >
          AI Edit
        </NavLink>
      </NavGroup>
    </Sidebar>
  );
}

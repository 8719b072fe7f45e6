import { NavLink, PageHeader, Stack } from '@lectern/ui';
import { Bell, CreditCard, KeyRound, UserRound } from 'lucide-react';
import { Navigate, useParams } from 'react-router-dom';
import { useFocusRescue } from '../../lib/focus/useFocusRescue.ts';
import { paths, SETTINGS_SECTIONS, type SettingsSection } from '../../paths.ts';
import { usePageHeading } from '../../navigation/usePageHeading.ts';
import { AccountPanel } from './account/AccountPanel.tsx';
import { ApiPanel } from './api/ApiPanel.tsx';
import { BillingPanel } from './billing/BillingPanel.tsx';
import { NotificationsPanel } from './notifications/NotificationsPanel.tsx';
import * as styles from './Settings.css.ts';

const SECTIONS = {
  account: { label: 'Account', icon: UserRound, Panel: AccountPanel },
  billing: { label: 'Billing', icon: CreditCard, Panel: BillingPanel },
  api: { label: 'API', icon: KeyRound, Panel: ApiPanel },
  notifications: { label: 'Notifications', icon: Bell, Panel: NotificationsPanel },
} satisfies Record<SettingsSection, unknown>;

/** Scrolls the phone's menu so that the current panel's item is in view. */
function reveal(item: HTMLLIElement | null): void {
  item?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * The settings (specification section 2): four panels next to a menu, each with its own URL. Everything is
 * stored in this browser; no requests are sent.
 */
export function SettingsScreen() {
  const { section: name, '*': rest = '' } = useParams();
  const section = SETTINGS_SECTIONS.find((known) => known === name);
  const heading = usePageHeading(section ? `Settings: ${SECTIONS[section].label}` : 'Settings');
  useFocusRescue(heading);
  if (section === undefined || rest !== '') {
    return <Navigate to={paths.settings(section ?? 'account')} replace />;
  }
  const { Panel } = SECTIONS[section];
  return (
    <Stack gap={8}>
      <PageHeader title="Settings" headingRef={heading} />
      <div className={styles.columns}>
        <nav aria-label="Settings">
          <ul role="list" className={styles.menu}>
            {SETTINGS_SECTIONS.map((each) => (
              <li
                key={each}
                className={styles.menuItem}
                ref={each === section ? reveal : undefined}
              >
                <NavLink
                  href={paths.settings(each)}
                  icon={SECTIONS[each].icon}
                  isCurrent={each === section}
                >
                  {SECTIONS[each].label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <Panel />
      </div>
    </Stack>
  );
}

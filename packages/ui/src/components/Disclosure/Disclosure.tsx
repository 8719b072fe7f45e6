import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  Heading,
} from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps extends styles.DisclosureVariants {
  /** `panel` (default), or `plain` without a border, for use inside a panel. */
  variant?: styles.DisclosureVariants['variant'];
  /** Names the content; shown as the button's label. */
  title: ReactNode;
  /** Whether the content is expanded (controlled). */
  isExpanded?: boolean;
  /** Whether the content is expanded at first (uncontrolled). */
  defaultExpanded?: boolean;
  /** Called when the content is expanded or collapsed. */
  onExpandedChange?: (isExpanded: boolean) => void;
  /** Prevents expanding and collapsing. */
  isDisabled?: boolean;
  /** Heading level of the title in the document's outline. */
  level?: 2 | 3 | 4;
  /** Next to the title, outside its button: a count, a small action. */
  trailing?: ReactNode;
  /** The collapsible content. */
  children: ReactNode;
}

/** Content that expands and collapses under its title. Use `Dialog` for a task. */
export function Disclosure({
  title,
  variant = 'panel',
  level = 3,
  trailing,
  children,
  ...props
}: DisclosureProps) {
  return (
    <AriaDisclosure {...props} className={styles.disclosure({ variant })}>
      <div className={styles.head}>
        <Heading level={level} className={styles.heading}>
          <Button slot="trigger" className={styles.trigger({ variant })}>
            <span className={styles.caret}>
              <Icon icon={ChevronDown} size="sm" />
            </span>
            <span className={styles.words}>{title}</span>
          </Button>
        </Heading>
        {trailing !== undefined && <div className={styles.trailing}>{trailing}</div>}
      </div>
      <DisclosurePanel className={styles.panel({ variant })}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}

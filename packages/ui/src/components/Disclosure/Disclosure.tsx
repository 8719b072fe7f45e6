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
  /** `plain` inside a panel, without an edge of its own; `panel` when left out. */
  variant?: styles.DisclosureVariants['variant'];
  /** Names the content; the words of the button. */
  title: ReactNode;
  /** Controlled state. */
  isExpanded?: boolean;
  /** Initial state when uncontrolled. */
  defaultExpanded?: boolean;
  /** Called when it is opened or closed. */
  onExpandedChange?: (isExpanded: boolean) => void;
  /** Prevents opening and closing. */
  isDisabled?: boolean;
  /** Its rank in the document's outline. */
  level?: 2 | 3 | 4;
  /** Beside the title, outside its button: a count, a small action. */
  trailing?: ReactNode;
  /** The folded content. */
  children: ReactNode;
}

/** Content folded under its title. Use `Dialog` for a task. */
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

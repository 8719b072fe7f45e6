import { ChevronDown } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button, Heading } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps extends styles.DisclosureVariants {
  /** What is inside; the words of the button. */
  title: ReactNode;
  /** Whether it is open, where the caller decides. */
  isExpanded?: boolean;
  /** Whether it starts open, where it decides itself. */
  defaultExpanded?: boolean;
  /** Called when it is opened or closed. */
  onExpandedChange?: (isExpanded: boolean) => void;
  /** It stays as it is. */
  isDisabled?: boolean;
  /** Its rank in the document's outline. */
  level?: 2 | 3 | 4;
  /** Beside the title, outside its button: a count, a small action. */
  trailing?: ReactNode;
  /** What unfolds. */
  children: ReactNode;
}

/** More of the same, folded away under its title. Use `Dialog` for a task of its own. */
export function Disclosure({
  title,
  isExpanded,
  defaultExpanded = false,
  onExpandedChange,
  isDisabled = false,
  variant = 'panel',
  level = 3,
  trailing,
  children,
}: DisclosureProps) {
  const id = useId();
  const panelId = `${id}panel`;
  const panelRef = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultExpanded);
  const isOpen = isExpanded ?? own;
  const toggle = () => {
    setOwn(!isOpen);
    onExpandedChange?.(!isOpen);
  };
  useLayoutEffect(() => {
    const panel = panelRef.current;
    if (!panel || isOpen) return undefined;
    // The browser's own search finds what is folded away and unfolds it; React knows only `hidden`.
    panel.setAttribute('hidden', isDisabled ? '' : 'until-found');
    panel.addEventListener('beforematch', toggle);
    return () => panel.removeEventListener('beforematch', toggle);
  });
  return (
    <div className={styles.disclosure({ variant })}>
      <div className={styles.head}>
        <Heading level={level} className={styles.heading}>
          <Button
            id={id}
            className={styles.trigger({ variant })}
            aria-expanded={isOpen}
            aria-controls={panelId}
            isDisabled={isDisabled}
            onPress={toggle}
          >
            <span className={styles.caret}>
              <Icon icon={ChevronDown} size="sm" />
            </span>
            <span className={styles.words}>{title}</span>
          </Button>
        </Heading>
        {trailing !== undefined && <div className={styles.trailing}>{trailing}</div>}
      </div>
      <div
        ref={panelRef}
        id={panelId}
        role="group"
        aria-labelledby={id}
        hidden={!isOpen}
        className={styles.panel({ variant })}
      >
        {children}
      </div>
    </div>
  );
}

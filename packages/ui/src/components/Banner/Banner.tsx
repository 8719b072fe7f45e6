import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Sentence } from '../Text/Sentence.tsx';
import * as styles from './Banner.css.ts';
import { messages } from './Banner.messages.ts';
import { focusAfter } from './focusAfter.ts';

const ICONS = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} satisfies Record<(typeof styles.BANNER_TONES)[number], LucideIcon>;

export interface BannerProps extends styles.BannerVariants {
  /** One or two sentences: what happened and what to do. */
  children: ReactNode;
  /** Replaces the tone's own icon. */
  icon?: LucideIcon;
  /** A small button that offers the remedy. */
  action?: { label: string; onPress: () => void; isPending?: boolean };
  /** Several actions, or links; shown after `action`. */
  actions?: ReactNode;
  /** Called to remove the banner; adds a button for it. */
  onDismiss?: () => void;
  /** Announces a banner that appears while the page is in use: at once for a danger, politely otherwise. */
  isLive?: boolean;
}

/**
 * A message that stays next to what it concerns. Use `toast` for the outcome of an action, and a field's
 * `errorMessage` for a single field.
 */
export function Banner({
  tone,
  children,
  icon = ICONS[tone],
  action,
  actions,
  onDismiss,
  isLive,
}: BannerProps) {
  const words = useMessages('banner', messages);
  const ref = useRef<HTMLDivElement>(null);
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div ref={ref} className={styles.banner({ tone })} role={isLive ? role : undefined}>
      <span className={styles.icon}>
        <Icon icon={icon} />
      </span>
      <div className={styles.content}>
        <div className={styles.words}>
          {typeof children === 'string' ? <Sentence>{children}</Sentence> : children}
        </div>
        {(action !== undefined || actions !== undefined) && (
          <div className={styles.actions}>
            {action && (
              <Button size="sm" onPress={action.onPress} isPending={action.isPending}>
                {action.label}
              </Button>
            )}
            {actions}
          </div>
        )}
      </div>
      {onDismiss && (
        <IconButton
          icon={X}
          size="sm"
          aria-label={words.dismiss}
          onPress={({ pointerType }) => {
            // Skip pointer users: focusing a field would open the on-screen keyboard.
            const isByPointer = pointerType !== 'keyboard' && pointerType !== 'virtual';
            if (ref.current && !isByPointer) focusAfter(ref.current);
            onDismiss();
          }}
        />
      )}
    </div>
  );
}

import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import {
  Button,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { Sentence } from '../Text/Sentence.tsx';
import * as styles from './Toast.css.ts';
import { toast, toastQueue, type TOAST_TONES } from './toastQueue.ts';

const ICONS = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} satisfies Record<(typeof TOAST_TONES)[number], LucideIcon>;

/**
 * The place where `toast.show` displays notices; use one in the app, anywhere in its tree. Each notice is
 * announced once; hovering or focusing one pauses the timers of all, and F6 moves focus to them. The region
 * is centred on the page next to the sidebar of `AppShell` while that is shown, otherwise on the window.
 */
export function ToastRegion() {
  return (
    // No label of our own: React Aria registers the landmark for F6 when its own label, with the count,
    // changes.
    <AriaToastRegion queue={toastQueue} className={styles.region}>
      {({ toast: shown }) => {
        const { tone, text, icon = ICONS[tone], action } = shown.content;
        return (
          <AriaToast toast={shown} className={styles.toast}>
            <Icon icon={icon} />
            <div className={styles.content}>
              <AriaToastContent className={styles.words}>
                <Text slot="title">
                  <Sentence>{text}</Sentence>
                </Text>
              </AriaToastContent>
              {action && (
                <Button
                  className={styles.action}
                  onPress={() => {
                    toast.close(shown.key);
                    action.onPress();
                  }}
                >
                  {action.label}
                </Button>
              )}
            </div>
            <Button slot="close" className={styles.close}>
              <Icon icon={X} size="sm" />
            </Button>
          </AriaToast>
        );
      }}
    </AriaToastRegion>
  );
}

import type { LucideIcon } from 'lucide-react';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import { timing } from '../../theme/tokens.ts';

export const TOAST_TONES = ['info', 'success', 'warning', 'danger'] as const;

export interface ToastContent {
  tone: (typeof TOAST_TONES)[number];
  text: string;
  icon?: LucideIcon;
  action?: { label: string; onPress: () => void };
}

export interface ToastOptions extends Pick<ToastContent, 'icon' | 'action'> {
  /** The outcome in one sentence. */
  children: string;
  tone?: ToastContent['tone'];
  /**
   * Milliseconds, 5000 by default. With `null`, and by default for a danger, the notice stays until
   * dismissed.
   */
  timeout?: number | null;
  /** Called once the notice is removed: dismissed, timed out, or by its action. */
  onClose?: () => void;
}

/** More would cover the page; older ones show again when newer ones close. */
const MAX_VISIBLE = 3;

export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: MAX_VISIBLE });

/**
 * Shows short notices at the bottom of the window, in the app's only `ToastRegion`. Use `Banner` for
 * messages that stay as long as a page is open.
 */
export const toast = {
  /** Shows a notice and returns its key. */
  show({ children, tone = 'info', icon, action, timeout, onClose }: ToastOptions): string {
    const lasts =
      timeout === undefined && tone !== 'danger' ? Number.parseInt(timing.toast, 10) : timeout;
    return toastQueue.add(
      { tone, text: children, icon, action },
      {
        timeout: lasts ?? undefined,
        onClose,
      },
    );
  },
  close(key: string): void {
    toastQueue.close(key);
  },
  /** Removes all notices: on sign-out, between stories. */
  clear(): void {
    toastQueue.clear();
  },
} as const;

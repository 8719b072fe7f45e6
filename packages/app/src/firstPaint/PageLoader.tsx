import { FullPageLoader, type FullPageLoaderProps } from '@lectern/ui';
import { useSyncExternalStore } from 'react';
import { isFirstPaint, subscribeFirstPaint } from './firstPaint.ts';

/**
 * Fills the window while nothing else can be shown. The first paint, which says the same, stays visible
 * until there is a notice.
 */
export function PageLoader(props: FullPageLoaderProps) {
  const isStanding = useSyncExternalStore(subscribeFirstPaint, isFirstPaint);
  if (isStanding && !props.notice) return null;
  return <FullPageLoader {...props} />;
}

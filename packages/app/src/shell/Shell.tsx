import { ApiCache } from '@lectern/api-client';
import { ShellFrame } from './ShellFrame.tsx';

/**
 * Everything behind the sign-in: the frame, its screens, and the cache of what they fetch, which the
 * sign-in page has no use for and does not load.
 */
export function Shell() {
  return (
    <ApiCache>
      <ShellFrame />
    </ApiCache>
  );
}

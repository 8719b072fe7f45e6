import { ApiCache } from '@lectern/api-client';
import { ShellFrame } from './ShellFrame.tsx';

/**
 * Everything behind the sign-in: the frame, its screens, and the cache of their requests, which the sign-in
 * page does not need and does not load.
 */
export function Shell() {
  return (
    <ApiCache>
      <ShellFrame />
    </ApiCache>
  );
}

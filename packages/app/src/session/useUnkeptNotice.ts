import { useSession } from '@lectern/api-client';
import { toast } from '@lectern/ui';
import { useEffect, useRef } from 'react';

const WORDS =
  'This browser could not store your sign-in, so it lasts only while this page is open. Free some space, then sign in again.';

/** Tells once that the browser's storage took no tokens: a reload would end at the login page. */
export function useUnkeptNotice(): void {
  const { isKept } = useSession();
  const hasTold = useRef(false);
  useEffect(() => {
    if (!isKept && !hasTold.current)
      toast.show({ tone: 'warning', children: WORDS, timeout: null });
    hasTold.current = !isKept;
  }, [isKept]);
}

import { useSession } from '@lectern/api-client';
import { useNotice } from '../lib/calls/useNotice.ts';

const WORDS =
  'This browser could not store your sign-in, so it lasts only while this page is open. Free some space, then sign in again.';

/** Shows one notice if the browser's storage rejected the tokens: a reload would end at the login page. */
export function useUnkeptNotice(): void {
  const { isKept } = useSession();
  useNotice(isKept ? null : WORDS, { tone: 'warning', timeout: null });
}

import { toast } from '@lectern/ui';
import { Link } from 'lucide-react';
import { useState } from 'react';
import { useTimeout } from '../../../lib/useTimeout.ts';

/** How long 'Link copied to clipboard!' is shown, in milliseconds (specification section 9). */
const COPIED_MS = 3_000;

/** Copies a link and reports it for three seconds. */
export function useCopiedLink(url: string): { isCopied: boolean; copy: () => void } {
  const [isCopied, setCopied] = useState(false);
  useTimeout(isCopied ? COPIED_MS : null, () => setCopied(false));

  async function write(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
      toast.show({ icon: Link, children: 'Link copied to clipboard!', timeout: COPIED_MS });
    } catch {
      // The field next to the button contains the link and can be copied manually.
      toast.show({ tone: 'danger', children: 'The link could not be copied. Select it instead.' });
    }
  }
  return { isCopied, copy: () => void write() };
}

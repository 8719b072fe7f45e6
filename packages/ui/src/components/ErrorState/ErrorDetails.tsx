import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { timing } from '../../theme/tokens.ts';
import { Disclosure, type DisclosureProps } from '../Disclosure/Disclosure.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../Text/VisuallyHidden.tsx';
import * as styles from './ErrorState.css.ts';
import { messages } from './ErrorState.messages.ts';

interface ErrorDetailsProps {
  children: string;
  level: DisclosureProps['level'];
}

/** Technical details for support, collapsed, with a button that copies them. */
export function ErrorDetails({ children, level }: ErrorDetailsProps) {
  const words = useMessages('errorState', messages);
  const [isCopied, setCopied] = useState(false);
  const [isExpanded, setExpanded] = useState(false);
  const text = useRef<HTMLPreElement>(null);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), Number.parseInt(timing.linkCopied, 10));
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(children);
      setCopied(true);
    } catch {
      // No clipboard outside HTTPS or without permission: leave the text selected to copy by keyboard.
      setExpanded(true);
      if (text.current) getSelection()?.selectAllChildren(text.current);
    }
  }

  return (
    <div className={styles.details}>
      <Disclosure
        title={words.details}
        level={level}
        isExpanded={isExpanded}
        onExpandedChange={setExpanded}
        trailing={
          <IconButton
            icon={isCopied ? Check : Copy}
            size="sm"
            aria-label={words.copy}
            onPress={() => void copy()}
          />
        }
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
        <pre ref={text} className={styles.text} tabIndex={0} aria-label={words.details}>
          {children}
        </pre>
      </Disclosure>
      <div role="status">{isCopied && <VisuallyHidden>{words.copied}</VisuallyHidden>}</div>
    </div>
  );
}

import { Banner } from '@lectern/ui';
import { type RefObject, useMemo } from 'react';
import { findPlaceholders, selectPlaceholder } from './placeholders.ts';

export interface PlaceholderNoticeProps {
  script: string;
  textAreaRef: RefObject<HTMLTextAreaElement | null>;
}

/** Says how many [placeholders] a script still holds, and selects them one after the other. */
export function PlaceholderNotice({ script, textAreaRef }: PlaceholderNoticeProps) {
  const count = useMemo(() => findPlaceholders(script).length, [script]);
  if (count === 0) return null;
  return (
    <Banner
      tone="info"
      action={{
        label: 'Next placeholder',
        onPress: () => {
          const area = textAreaRef.current;
          // From the end of the selection: the one that is selected is not the next.
          if (area) selectPlaceholder(area, area.selectionEnd);
        },
      }}
    >
      {count === 1
        ? 'One [placeholder] is left to replace with your own words.'
        : `${count} [placeholders] are left to replace with your own words.`}
    </Banner>
  );
}

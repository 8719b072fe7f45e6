import { Button, Heading } from '@lectern/ui';
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './AvatarStep.css.ts';
import { PresenterPreview, type PresenterPreviewProps } from './PresenterPreview.tsx';

export interface PreviewColumnProps {
  preview: PresenterPreviewProps;
  /** It was asked for just now, by a button that is gone. */
  takesFocus: boolean;
  onHide: () => void;
  /** Between picture and facts, in view without scrolling: what can be changed about it. */
  children: ReactNode;
}

/** It comes above what is looked at, and browsers hold the page where it was. */
function reveal(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** The preview beside the picker, or above it where there is no room. */
export function PreviewColumn({ preview, takesFocus, onHide, children }: PreviewColumnProps) {
  return (
    <aside ref={takesFocus ? reveal : undefined} className={styles.aside} aria-label="Preview">
      <div className={styles.head}>
        <Heading level={3} variant="h4">
          Preview
        </Heading>
        <Button
          variant="ghost"
          size="sm"
          icon={EyeOff}
          // It takes the focus of the button that it replaces.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={takesFocus}
          onPress={onHide}
        >
          Hide preview
        </Button>
      </div>
      <div className={styles.asideParts}>
        <PresenterPreview {...preview}>{children}</PresenterPreview>
      </div>
    </aside>
  );
}

import { Button, Heading } from '@lectern/ui';
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './AvatarStep.css.ts';
import { PresenterPreview, type PresenterPreviewProps } from './PresenterPreview.tsx';

export interface PreviewColumnProps {
  preview: PresenterPreviewProps;
  /** The preview was just opened by a button that has since been removed. */
  takesFocus: boolean;
  onHide: () => void;
  /** Settings of the preview, shown between picture and facts, in view without scrolling. */
  children: ReactNode;
}

/** The preview is inserted above the content in view, and browsers keep the scroll position there. */
function reveal(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** The preview next to the picker, or above it if there is no room. */
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
          // Takes focus from the button that it replaces.
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

import { Heading, Icon, Text } from '@lectern/ui';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useEventListener } from '../lib/useEventListener.ts';
import * as styles from './FileDrop.css.ts';

export interface FileDropProps {
  /** Message naming the files that may be dropped. */
  hint: string;
  onDrop: (files: readonly File[]) => void;
}

/** The area to cover, in px of the window. */
interface Box {
  left: number;
  width: number;
}

/** Returns the area of the page next to the sidebar, and below the bar that the style leaves free. */
function pageBox(): Box {
  const page = document.querySelector('main')?.getBoundingClientRect();
  return page ? { left: page.left, width: page.width } : { left: 0, width: window.innerWidth };
}

const isOfFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') === true;

/**
 * Accepts files that are dropped anywhere in the window, and covers the page while they are dragged.
 * Otherwise the browser would open the file instead of passing it to the app. For pointers only: also
 * provide a picker for the keyboard.
 */
export function FileDrop({ hint, onDrop }: FileDropProps) {
  const [box, setBox] = useState<Box | null>(null);
  useEventListener('window', 'dragover', (event) => {
    if (!isOfFiles(event) || event.defaultPrevented) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    setBox((shown) => shown ?? pageBox());
  });
  useEventListener('window', 'dragleave', (event) => {
    // Null when the pointer leaves the window rather than moving to another element.
    if (event.relatedTarget === null) setBox(null);
  });
  useEventListener('window', 'drop', (event) => {
    setBox(null);
    if (!isOfFiles(event) || event.defaultPrevented) return;
    event.preventDefault();
    const files = Array.from(event.dataTransfer?.files ?? []);
    if (files.length > 0) onDrop(files);
  });
  if (!box) return null;
  return (
    <div className={styles.cover} style={box} aria-hidden>
      <div className={styles.target}>
        <span className={styles.icon}>
          <Icon icon={FileDown} size="hero" />
        </span>
        <Heading level={2}>Drop to open as a draft</Heading>
        <Text tone="muted">{hint}</Text>
      </div>
    </div>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';
import { Text } from '../../components/Text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Heading } from '../../components/Text/Heading.tsx';
import * as styles from './Sheet.css.ts';

type State = 'hovered' | 'pressed' | 'focus-visible';

interface Mark {
  target: string;
  states: readonly State[];
}

/** States to draw an element in: the last one that matches `target`. */
export const mark = (target: string, ...states: State[]): Mark => ({ target, states });

export const HOVERED = [mark('button', 'hovered')];
export const PRESSED = [mark('button', 'hovered', 'pressed')];
export const FOCUSED = [mark('button', 'focus-visible')];

interface ShownProps {
  /** The state's name, above the control. */
  label: string;
  marks?: readonly Mark[];
  children: ReactNode;
}

const NONE: readonly Mark[] = [];

/**
 * A control drawn in a state. Only one control can be hovered or focused at a time, so the sheet names
 * the state as React Aria does: by the attribute that the styles select. That input leads there is
 * shown by each component's own stories.
 */
export function Shown({ label, marks = NONE, children }: ShownProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const draw = () => {
      for (const { target, states } of marks) {
        const control = [...element.querySelectorAll(target)].at(-1);
        for (const state of states) control?.setAttribute(`data-${state}`, 'true');
      }
    };
    draw();
    // Rows of a list come a moment after the list.
    const observer = new MutationObserver(draw);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [marks]);
  return (
    <div ref={frame} className={styles.shown}>
      <Text variant="caption" tone="subtle">
        {label}
      </Text>
      {children}
    </div>
  );
}

interface SheetSectionProps {
  title: string;
  children: ReactNode;
}

/** A titled part of the sheet. */
export function SheetSection({ title, children }: SheetSectionProps) {
  return (
    <section className={styles.section}>
      <Heading level={2} variant="h3">
        {title}
      </Heading>
      <Stack gap={5}>{children}</Stack>
    </section>
  );
}

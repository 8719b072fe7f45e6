import { createElement, type PropsWithChildren } from 'react';
import { useGlobals, useStorybookState } from 'storybook/manager-api';

/** The same story in a frame of its own, in the dark. Values that are no words are Storybook's own. */
function darkFrame(storyId: string, globals: Readonly<Record<string, unknown>>): string {
  const values = Object.entries({ ...globals, theme: 'dark' }).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${name}:${value}`] : [],
  );
  return `iframe.html?id=${storyId}&viewMode=story&globals=${values.join(';')}`;
}

/**
 * Around the preview: with the toolbar's 'Both themes' two frames of the story stand side by side, never
 * one page in two styles. The tree stays the same without it, so that no frame loads again.
 */
export function BothThemes({ storyId, children }: PropsWithChildren<{ storyId: string }>) {
  const [globals] = useGlobals();
  const { viewMode } = useStorybookState();
  const isBoth = globals.theme === 'both' && viewMode === 'story';
  // The manager is built without the automatic runtime of JSX.
  return createElement(
    'div',
    { style: { display: 'flex', inlineSize: '100%', blockSize: '100%' } },
    createElement(
      'div',
      { style: { flex: '1 1 0', minInlineSize: 0, blockSize: '100%', position: 'relative' } },
      children,
    ),
    // A page of this workbench: sandboxed, it would have neither its worker nor its storage.
    isBoth &&
      // oxlint-disable-next-line react/iframe-missing-sandbox
      createElement('iframe', {
        title: 'The story in the dark theme',
        src: darkFrame(storyId, globals),
        style: { flex: '1 1 0', minInlineSize: 0, border: 0 },
      }),
  );
}

import { createElement, type PropsWithChildren } from 'react';
import { useGlobals, useStorybookState } from 'storybook/manager-api';

/**
 * The address of the same story in the dark theme, for a frame of its own. Globals that are not strings
 * belong to Storybook.
 */
function darkFrame(storyId: string, globals: Readonly<Record<string, unknown>>): string {
  const values = Object.entries({ ...globals, theme: 'dark' }).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${name}:${value}`] : [],
  );
  return `iframe.html?id=${storyId}&viewMode=story&globals=${values.join(';')}`;
}

/**
 * A wrapper around the preview: with the toolbar's 'Both themes', two frames of the story stand side by
 * side, never one page in two styles. The tree is the same without it, so no frame reloads.
 */
export function BothThemes({ storyId, children }: PropsWithChildren<{ storyId: string }>) {
  const [globals] = useGlobals();
  const { viewMode } = useStorybookState();
  const isBoth = globals.theme === 'both' && viewMode === 'story';
  // The manager is built without JSX's automatic runtime.
  return createElement(
    'div',
    { style: { display: 'flex', inlineSize: '100%', blockSize: '100%' } },
    createElement(
      'div',
      { style: { flex: '1 1 0', minInlineSize: 0, blockSize: '100%', position: 'relative' } },
      children,
    ),
    // A page of this workbench: sandboxed, it would have no access to its worker or its storage.
    isBoth &&
      // oxlint-disable-next-line react/iframe-missing-sandbox
      createElement('iframe', {
        title: 'The story in the dark theme',
        src: darkFrame(storyId, globals),
        style: { flex: '1 1 0', minInlineSize: 0, border: 0 },
      }),
  );
}

import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import './docs.css.ts';
import { initialGlobals } from '../toolbar/globals.ts';
import { applyLook } from '../toolbar/look.ts';
import { docsTheme } from '../frame/workbenchTheme.ts';

// Stories do not need it.
const StatusLine = lazy(async () => ({
  default: (await import('./StatusLine.tsx')).StatusLine,
}));

type Globals = Readonly<Record<string, unknown>>;

const THEMES = { light: docsTheme('light'), dark: docsTheme('dark') };

/** The last globals that the channel emitted; a docs page may be mounted after both events. */
function lastGlobals(channel: DocsContainerProps['context']['channel']): Globals {
  const updated: Globals | undefined = channel.last(GLOBALS_UPDATED)?.[0]?.globals;
  const set: Globals | undefined = channel.last(SET_GLOBALS)?.[0]?.globals;
  return { ...initialGlobals, ...set, ...updated };
}

/** The component that a page documents; undefined for a page without stories. */
function componentOf(context: DocsContainerProps['context']): string | undefined {
  const [story] = context.componentStories();
  const [, component] = /^Components\/[^/]+\/(.+)$/.exec(story?.title ?? '') ?? [];
  return component;
}

/** A docs page that follows the toolbar: theme, direction, text size and motion. */
export function ThemedDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [globals, setGlobals] = useState(() => lastGlobals(channel));
  useLayoutEffect(() => {
    const update = () => setGlobals(lastGlobals(channel));
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  useLayoutEffect(() => applyLook(globals), [globals]);
  const component = componentOf(context);
  return (
    <DocsContainer context={context} theme={THEMES[globals.theme === 'dark' ? 'dark' : 'light']}>
      {component !== undefined && (
        <Suspense>
          <StatusLine component={component} />
        </Suspense>
      )}
      {children}
    </DocsContainer>
  );
}

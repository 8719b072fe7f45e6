import { createLatePart } from '@lectern/ui';
import { useEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import { BrowserRouter } from 'react-router-dom';
import { useIsOutdated } from './lib/page/outdated.ts';
import { AppRoutes } from './routes/AppRoutes.tsx';
import { AriaRouter } from './navigation/AriaRouter.tsx';
import { NavigationMemory } from './navigation/NavigationMemory.tsx';

const lateToasts = createLatePart(() => import('./shell/ToastNotices.tsx'));

/** The toast region, loaded on demand. Toasts shown before it mounts are queued. */
function Toasts() {
  const toasts = lateToasts.usePart();
  return toasts && <toasts.ToastNotices />;
}

const lateOutdated = createLatePart(() => import('./backend/OutdatedDialog.tsx'));

/** Shown when a newer version of the app in another tab has taken over the database. */
function Outdated() {
  const isOutdated = useIsOutdated();
  const notice = lateOutdated.usePart();
  useEffect(() => {
    if (isOutdated) lateOutdated.want(() => undefined);
  }, [isOutdated]);
  return isOutdated && notice && <notice.OutdatedDialog />;
}

/** The app below its providers: one router, the routes, and the toast region. */
export function App() {
  return (
    // The app is in English; React Aria would otherwise take language and direction from the browser.
    <I18nProvider locale="en-US">
      <BrowserRouter>
        <NavigationMemory>
          <AriaRouter>
            <AppRoutes />
          </AriaRouter>
        </NavigationMemory>
        <Toasts />
        <Outdated />
      </BrowserRouter>
    </I18nProvider>
  );
}

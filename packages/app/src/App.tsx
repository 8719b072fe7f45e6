import { createLatePart } from '@lectern/ui';
import { useEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import { BrowserRouter } from 'react-router-dom';
import { useIsOutdated } from './lib/outdated.ts';
import { AppRoutes } from './routes/AppRoutes.tsx';
import { AriaRouter } from './navigation/AriaRouter.tsx';
import { NavigationMemory } from './navigation/NavigationMemory.tsx';

const lateToasts = createLatePart(() => import('./shell/ToastNotices.tsx'));

/** A notice that is given before its place is there waits for it. */
function Toasts() {
  const toasts = lateToasts.usePart();
  return toasts && <toasts.ToastNotices />;
}

const lateOutdated = createLatePart(() => import('./backend/OutdatedDialog.tsx'));

/** A newer version of the app in another tab has taken the database over. */
function Outdated() {
  const isOutdated = useIsOutdated();
  const notice = lateOutdated.usePart();
  useEffect(() => {
    if (isOutdated) lateOutdated.want(() => undefined);
  }, [isOutdated]);
  return isOutdated && notice && <notice.OutdatedDialog />;
}

/** The app below its providers: one router, the routes, and the place where notices appear. */
export function App() {
  return (
    // The app speaks English; React Aria would else take words and direction from the browser.
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

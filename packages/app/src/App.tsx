import { ToastRegion } from '@lectern/ui';
import { I18nProvider } from 'react-aria-components';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './routes/AppRoutes.tsx';
import { AriaRouter } from './routes/AriaRouter.tsx';
import { NavigationMemory } from './routes/NavigationMemory.tsx';

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
        <ToastRegion />
      </BrowserRouter>
    </I18nProvider>
  );
}

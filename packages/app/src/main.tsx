import '@lectern/ui/styles';
import { createApiClient, SessionProvider } from '@lectern/api-client';
import { type ReactNode, startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { type Backend, BackendContext, HOSTED } from './backend/BackendContext.ts';
import { DownloadError } from './backend/DownloadError.ts';
import { Starting } from './backend/Starting.tsx';
import { StartFailure } from './backend/StartFailure.tsx';
import { replaceFirstPaint } from './firstPaint/firstPaint.ts';
import { LoadingApplication } from './navigation/LoadingApplication.tsx';
import { preloadFirstPage } from './routes/screens.ts';
import { markOutdated } from './lib/page/outdated.ts';
import { openRecords } from './lib/records/pageRecords.ts';
import { joinTabs } from './lib/page/tab.ts';
import { forgetWithSession } from './session/forgetWithSession.ts';
import { readTheme, showTheme } from './shell/theme.ts';

interface Started {
  backend: Backend;
  /** Handles the calls: the network, or the backend in the page. */
  fetch?: typeof globalThis.fetch;
}

/**
 * Starts the embedded backend. No other code reaches it, and a hosted build drops this branch.
 *
 * @throws DownloadError if its code cannot be fetched
 */
async function startBackend(onDownloaded: () => void): Promise<Started> {
  if (!__EMBEDDED__) return { backend: HOSTED };
  const { startEmbeddedBackend } = await import('@lectern/mocks/embedded').catch(
    (cause: unknown) => {
      throw new DownloadError(String(cause), { cause });
    },
  );
  onDownloaded();
  const scenario = new URLSearchParams(window.location.search).get('scenario') ?? undefined;
  const { fetch, ...backend } = await startEmbeddedBackend({
    scenario,
    onOutdated: markOutdated,
  });
  return { backend: { kind: 'embedded', ...backend }, fetch };
}

async function start(container: HTMLElement): Promise<void> {
  replaceFirstPaint(container);
  const root = createRoot(container);
  // A transition renders in slices: a page that is already painted responds between them.
  const show = (page: ReactNode) => startTransition(() => root.render(page));
  let isStarting = true;
  // Show something from the first moment, however long a download or a database takes.
  show(__EMBEDDED__ ? <LoadingApplication /> : <Starting />);
  // In parallel with the backend's code: the page's first script has already looked for a session.
  preloadFirstPage(window.location.pathname, document.documentElement.dataset.first === 'frame');
  try {
    const [{ backend, fetch }] = await Promise.all([
      // A download may also end after something else has failed.
      startBackend(() => isStarting && show(<Starting />)),
      openRecords(),
      joinTabs(),
    ]);
    // After a crash, the theme that the page started with may be older than the user's choice.
    showTheme(readTheme());
    const client = createApiClient({
      baseUrl: import.meta.env.VITE_API_BASE_URL || '/api',
      fetch,
    });
    forgetWithSession(client.session);
    show(
      <StrictMode>
        <BackendContext value={backend}>
          <SessionProvider client={client}>
            <App />
          </SessionProvider>
        </BackendContext>
      </StrictMode>,
    );
  } catch (error) {
    isStarting = false;
    show(<StartFailure error={error} />);
  }
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html lacks the element #root');
void start(container);
// After the first page, which does not depend on it.
void import('./lib/page/newVersion.ts').then(
  ({ keepForOffline }) => keepForOffline(),
  (cause: unknown) => console.warn('Lectern cannot be opened without a network here.', cause),
);

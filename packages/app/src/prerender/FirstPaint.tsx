import { AppShell, Brand, PageHeader, Stack, TopBar, VisuallyHidden } from '@lectern/ui';
import '@lectern/ui/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from '../paths.ts';
import { LoginView } from '../screens/Login/LoginView.tsx';
import * as styles from './FirstPaint.css.ts';
import { LastShownDashboard } from './LastShownDashboard.tsx';

const nothing = () => undefined;

/** The loaders' text, which has no other place during the first paint. */
function Waiting({ children }: { children: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{children}</VisuallyHidden>
    </div>
  );
}

function SignIn() {
  return (
    <div data-page="sign-in">
      <LoginView
        rememberedIdentifier=""
        pending={null}
        error={null}
        onSubmit={nothing}
        onUseDemoAccount={__EMBEDDED__ ? nothing : undefined}
      />
      <Waiting>Loading application...</Waiting>
    </div>
  );
}

function Frame() {
  return (
    <div data-page="frame" className={styles.frame}>
      <AppShell
        topBar={
          <TopBar
            onMenuPress={nothing}
            isMenuExpanded={false}
            brand={<Brand href={paths.dashboard()} />}
          />
        }
        sidebar={null}
        isSidebarOpen={false}
        onSidebarOpenChange={nothing}
      >
        <Waiting>Authenticating...</Waiting>
        <Stack gap={6}>
          <PageHeader title="What will you present today?" />
          <LastShownDashboard />
        </Stack>
      </AppShell>
    </div>
  );
}

/**
 * Renders what the page paints before its scripts have loaded, as HTML: the sign-in for visitors, the frame
 * for signed-in users. Runs while the app is built (build/firstPaint.ts).
 */
export function renderFirstPaint(): string {
  return renderToStaticMarkup(
    <div id="first" className={styles.layer}>
      {/* First, so that its skip link targets its own page. */}
      <Frame />
      <SignIn />
    </div>,
  );
}

import { FullPageLoader } from '@lectern/ui';
import { Suspense } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { paths, routePatterns } from '../paths.ts';
import { RequireSession } from '../session/RequireSession.tsx';
import { VisitorsOnly } from '../session/VisitorsOnly.tsx';
import { lazyScreen } from './lazyScreen.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { useScrollToTop } from './useScrollToTop.ts';

const LoginScreen = lazyScreen(async () => ({
  default: (await import('../screens/Login/LoginScreen.tsx')).LoginScreen,
}));
const RegisterScreen = lazyScreen(async () => ({
  default: (await import('../screens/Register/RegisterScreen.tsx')).RegisterScreen,
}));
const Shell = lazyScreen(async () => ({ default: (await import('../shell/Shell.tsx')).Shell }));
const DashboardScreen = lazyScreen(async () => ({
  default: (await import('../screens/Dashboard/DashboardScreen.tsx')).DashboardScreen,
}));
const MyVideosScreen = lazyScreen(async () => ({
  default: (await import('../screens/MyVideos/MyVideosScreen.tsx')).MyVideosScreen,
}));
const CreateVideoScreen = lazyScreen(async () => ({
  default: (await import('../screens/CreateVideo/CreateVideoScreen.tsx')).CreateVideoScreen,
}));
const OpenProjectScreen = lazyScreen(async () => ({
  default: (await import('../screens/CreateVideo/OpenProjectScreen.tsx')).OpenProjectScreen,
}));

/** `/create-video` opens the wizard's first step with the query it came with. */
function CreateVideoAlias() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: paths.createStep('script'), search, hash }} replace />;
}

function Boundary() {
  const { pathname } = useLocation();
  return (
    <ScreenBoundary resetKey={pathname}>
      <Outlet />
    </ScreenBoundary>
  );
}

/**
 * The route table (specification section 2). Screens load on demand; React Router navigates in
 * transitions, so the loader is seen for the first route's code only and the old page stays until the
 * next one is there.
 */
export function AppRoutes() {
  useScrollToTop();
  return (
    <Suspense fallback={<FullPageLoader>Loading application...</FullPageLoader>}>
      <Routes>
        <Route element={<Boundary />}>
          <Route element={<VisitorsOnly />}>
            <Route path={routePatterns.login} element={<LoginScreen />} />
            <Route path={routePatterns.register} element={<RegisterScreen />} />
          </Route>
          <Route element={<RequireSession />}>
            <Route element={<Shell />}>
              <Route element={<Boundary />}>
                <Route path={routePatterns.dashboard} element={<DashboardScreen />} />
                <Route path={routePatterns.videos} element={<MyVideosScreen />} />
                <Route path={routePatterns.createAlias} element={<CreateVideoAlias />} />
                <Route path={routePatterns.create} element={<CreateVideoScreen />} />
                <Route path={routePatterns.project} element={<OpenProjectScreen />} />
              </Route>
            </Route>
            <Route path="*" element={<Navigate to={paths.dashboard()} replace />} />
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
}

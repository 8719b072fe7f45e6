import { Suspense } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { useNotice } from '../lib/calls/useNotice.ts';
import { paths, routePatterns } from '../paths.ts';
import { RequireSession } from '../session/RequireSession.tsx';
import { VisitorsOnly } from '../session/VisitorsOnly.tsx';
import { LoadingApplication } from '../navigation/LoadingApplication.tsx';
import { ScreenBoundary } from '../navigation/ScreenBoundary.tsx';
import {
  AiEditScreen,
  AvatarsScreen,
  CreateVideoScreen,
  DashboardScreen,
  ImageGeneratorScreen,
  LoginScreen,
  MyVideosScreen,
  OpenProjectScreen,
  RecordingRoomScreen,
  RegisterScreen,
  ScriptsScreen,
  SettingsScreen,
  Shell,
  TemplatesScreen,
  VideosFromTableScreen,
  VideoTableScreen,
} from './screens.ts';
import { usePreloadOnIntent } from './usePreloadOnIntent.ts';
import { useScrollToTop } from '../navigation/useScrollToTop.ts';

/** Redirects `/create-video` to the wizard's first step with the same query. */
function CreateVideoAlias() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: paths.createStep('script'), search, hash }} replace />;
}

/** `/canvas-editor` is linked from the dashboard, but there is no such screen yet. */
function CanvasEditorNotice() {
  useNotice('The canvas editor is not available yet.');
  return <Navigate to={paths.dashboard()} replace />;
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
 * The route table (specification section 2). Screens load on demand; React Router navigates in transitions,
 * so the loader shows only for the first route's code, and the old page stays until the next one is ready.
 */
export function AppRoutes() {
  useScrollToTop();
  usePreloadOnIntent();
  return (
    <Suspense fallback={<LoadingApplication />}>
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
                <Route path={routePatterns.videosFromTable} element={<VideosFromTableScreen />} />
                <Route path={routePatterns.videoTable} element={<VideoTableScreen />} />
                <Route path={routePatterns.avatars} element={<AvatarsScreen />} />
                <Route path={routePatterns.imageGenerator} element={<ImageGeneratorScreen />} />
                <Route path={routePatterns.templates} element={<TemplatesScreen />} />
                <Route path={routePatterns.scripts} element={<ScriptsScreen />} />
                <Route path={routePatterns.aiEdit} element={<AiEditScreen />} />
                <Route path={routePatterns.createAlias} element={<CreateVideoAlias />} />
                <Route path={routePatterns.create} element={<CreateVideoScreen />} />
                <Route path={routePatterns.project} element={<OpenProjectScreen />} />
                <Route path={routePatterns.settings} element={<SettingsScreen />} />
              </Route>
            </Route>
            <Route path={routePatterns.recordingRoom} element={<RecordingRoomScreen />} />
            <Route path={routePatterns.canvasEditor} element={<CanvasEditorNotice />} />
            <Route path="*" element={<Navigate to={paths.dashboard()} replace />} />
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
}

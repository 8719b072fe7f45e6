import { matchPath } from 'react-router-dom';
import { routePatterns } from '../paths.ts';
import { type LazyScreen, lazyScreen } from '../navigation/lazyScreen.tsx';

export const LoginScreen = lazyScreen(async () => ({
  default: (await import('../screens/Login/LoginScreen.tsx')).LoginScreen,
}));
export const RegisterScreen = lazyScreen(async () => ({
  default: (await import('../screens/Register/RegisterScreen.tsx')).RegisterScreen,
}));
export const Shell = lazyScreen(async () => ({
  default: (await import('../shell/Shell.tsx')).Shell,
}));
export const DashboardScreen = lazyScreen(async () => ({
  default: (await import('../screens/Dashboard/DashboardScreen.tsx')).DashboardScreen,
}));
export const MyVideosScreen = lazyScreen(async () => ({
  default: (await import('../screens/MyVideos/MyVideosScreen.tsx')).MyVideosScreen,
}));
export const VideosFromTableScreen = lazyScreen(async () => ({
  default: (await import('../screens/VideosFromTable/VideosFromTableScreen.tsx'))
    .VideosFromTableScreen,
}));
export const VideoTableScreen = lazyScreen(async () => ({
  default: (await import('../screens/VideosFromTable/VideoTableScreen.tsx')).VideoTableScreen,
}));
export const AvatarsScreen = lazyScreen(async () => ({
  default: (await import('../screens/Avatars/AvatarsScreen.tsx')).AvatarsScreen,
}));
export const TemplatesScreen = lazyScreen(async () => ({
  default: (await import('../screens/Templates/TemplatesScreen.tsx')).TemplatesScreen,
}));
export const ScriptsScreen = lazyScreen(async () => ({
  default: (await import('../screens/Scripts/ScriptsScreen.tsx')).ScriptsScreen,
}));
export const AiEditScreen = lazyScreen(async () => ({
  default: (await import('../screens/AiEdit/AiEditScreen.tsx')).AiEditScreen,
}));
export const ImageGeneratorScreen = lazyScreen(async () => ({
  default: (await import('../screens/ImageGenerator/ImageGeneratorScreen.tsx'))
    .ImageGeneratorScreen,
}));
export const CreateVideoScreen = lazyScreen(async () => ({
  default: (await import('../screens/CreateVideo/CreateVideoScreen.tsx')).CreateVideoScreen,
}));
// Part of the wizard's code: a separate entry would move form modules into what every page loads.
export const RecordingRoomScreen = lazyScreen(async () => ({
  default: (await import('../screens/CreateVideo/CreateVideoScreen.tsx')).RecordingRoomScreen,
}));
export const OpenProjectScreen = lazyScreen(async () => ({
  default: (await import('../screens/CreateVideo/OpenProjectScreen.tsx')).OpenProjectScreen,
}));
export const SettingsScreen = lazyScreen(async () => ({
  default: (await import('../screens/Settings/SettingsScreen.tsx')).SettingsScreen,
}));

const SCREEN_OF_PATTERN: readonly (readonly [pattern: string, screen: LazyScreen])[] = [
  [routePatterns.login, LoginScreen],
  [routePatterns.register, RegisterScreen],
  [routePatterns.dashboard, DashboardScreen],
  [routePatterns.videos, MyVideosScreen],
  [routePatterns.videosFromTable, VideosFromTableScreen],
  [routePatterns.videoTable, VideoTableScreen],
  [routePatterns.avatars, AvatarsScreen],
  [routePatterns.templates, TemplatesScreen],
  [routePatterns.scripts, ScriptsScreen],
  [routePatterns.aiEdit, AiEditScreen],
  [routePatterns.imageGenerator, ImageGeneratorScreen],
  [routePatterns.recordingRoom, RecordingRoomScreen],
  [routePatterns.create, CreateVideoScreen],
  [routePatterns.createAlias, CreateVideoScreen],
  [routePatterns.project, OpenProjectScreen],
  [routePatterns.settings, SettingsScreen],
];

/** Returns the screen for a path; undefined if there is none. */
export function screenOfPath(pathname: string): LazyScreen | undefined {
  return SCREEN_OF_PATTERN.find(([pattern]) => matchPath(pattern, pathname))?.[1];
}

/** Fetches the code of a visit's first page before the user is known. */
export function preloadFirstPage(pathname: string, isSignedIn: boolean): void {
  if (isSignedIn) Shell.preload();
  const screen = isSignedIn ? screenOfPath(pathname) : LoginScreen;
  screen?.preload();
}

import react from '@vitejs/plugin-react';

/**
 * Rooms that no first load contains. The compiler adds about a quarter to what it compiles, which
 * sign-in and dashboard have no room for (docs/decisions/0103-the-compiler-behind-the-first-loads.md).
 */
const COMPILED = [
  'screens/AiEdit',
  'screens/Avatars',
  'screens/CreateVideo',
  'screens/ImageGenerator',
  'screens/MyVideos',
  'screens/Scripts',
  'screens/Settings',
  'screens/Templates',
  'avatars',
  'library',
].map((room) => `packages/app/src/${room}/`);

/** React for Vite, with the React Compiler for the rooms behind the first loads. */
export const reactWithCompiler = () =>
  react({
    // Stylesheets are run at build time, by a compiler of their own; `?raw` wants the source as it is.
    exclude: [/\/node_modules\//, /\.css\.ts$/, /[?&]raw\b/],
    compiler: { sources: COMPILED },
  });

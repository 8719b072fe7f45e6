import react from '@vitejs/plugin-react';

/**
 * Code that no first load contains. The compiler adds about a quarter to what it compiles, which sign-in
 * and dashboard have no room for (docs/decisions/0103-the-compiler-behind-the-first-loads.md).
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

/** React for Vite, with the React Compiler for code outside the first loads. */
export const reactWithCompiler = () =>
  react({
    // Stylesheets run at build time, through their own compiler; `?raw` imports need the source unchanged.
    exclude: [/\/node_modules\//, /\.css\.ts$/, /[?&]raw\b/],
    compiler: { sources: COMPILED },
  });

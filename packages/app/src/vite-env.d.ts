/// <reference types="vite/client" />

/** True only in builds of the mode `embedded`; a constant, so that the other branch is cut out. */
// oxlint-disable-next-line no-underscore-dangle -- no name of the app may be taken for it
declare const __EMBEDDED__: boolean;

interface ImportMetaEnv {
  /** Base of every call; `/api` when left out. */
  readonly VITE_API_BASE_URL?: string;
}

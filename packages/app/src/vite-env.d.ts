/// <reference types="vite/client" />

/** True only in builds of the mode `embedded`; a constant, so that the other branch is dropped. */
// oxlint-disable-next-line no-underscore-dangle -- no name of the app may be taken for it
declare const __EMBEDDED__: boolean;

interface ImportMetaEnv {
  /** Base URL of all calls; `/api` if undefined. */
  readonly VITE_API_BASE_URL?: string;
}

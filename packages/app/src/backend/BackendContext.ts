import { createContext, use } from 'react';

/** Whether this browser can make videos, with the names of what it lacks. */
interface RenderSupport {
  canRender: boolean;
  missing: string[];
}

/** Bytes in use and bytes allowed for this origin. */
interface StorageEstimate {
  usedBytes: number;
  quotaBytes: number;
}

export interface HostedBackend {
  kind: 'hosted';
}

/** The backend in the page: only it knows a demo account and renders on this device. */
export interface EmbeddedBackend {
  kind: 'embedded';
  demoAccount: { identifier: string; password: string };
  checkRenderSupport: () => Promise<RenderSupport>;
  /** Calls back when a video's record changes; returns what ends the watch. */
  watchVideo: (videoId: string, onChange: () => void) => () => void;
  /** Null where the browser does not say. */
  storageEstimate: () => Promise<StorageEstimate | null>;
}

export type Backend = HostedBackend | EmbeddedBackend;

export const HOSTED: HostedBackend = { kind: 'hosted' };

/** Provided once by `main.tsx`; stories provide their own. */
export const BackendContext = createContext<Backend>(HOSTED);

/** Which backend answers, for the few places that say so: the demo account, the render check. */
export function useBackend(): Backend {
  return use(BackendContext);
}

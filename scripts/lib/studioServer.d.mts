import type { ViteDevServer } from 'vite';

export function serveStudio(port?: number): Promise<ViteDevServer>;

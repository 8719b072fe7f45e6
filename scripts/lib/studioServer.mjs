import { fileURLToPath } from 'node:url';
import { createServer, defaultClientConditions } from 'vite';

/** Serves the repository's sources, for a page that runs the studio (packages/studio/bench). */
export async function serveStudio(port = 0) {
  const server = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    cacheDir: 'node_modules/.vite-bench',
    resolve: { conditions: ['@lectern/source', ...defaultClientConditions] },
    worker: { format: 'es' },
    server: { hmr: false, watch: null },
    optimizeDeps: {
      entries: ['packages/studio/bench/index.html', 'packages/studio/src/**/*.worker.ts'],
      // Found only while a worker runs, it would be bundled then, and the page reloaded under it.
      include: ['@mediabunny/aac-encoder'],
    },
  });
  await server.listen(port);
  return server;
}

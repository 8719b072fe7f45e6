import type { Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions } from 'vite';

const ENTRY = fileURLToPath(new URL('./bench.ts', import.meta.url));
let code: Promise<string> | null = null;

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@lectern/source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: false,
      lib: { entry: ENTRY, formats: ['iife'], name: 'lecternBenchBundle' },
    },
  });
  const [first] = [result].flat();
  const [chunk] = first && 'output' in first ? first.output : [];
  if (!chunk) throw new Error('The bundle of the API client is empty.');
  return chunk.code;
}

/**
 * Puts the API client into a page of the app's origin, as `lecternBench`. To the app it is another tab:
 * same storage, same locks, its own client.
 */
export async function openBench(page: Page): Promise<void> {
  code ??= bundle();
  await page.goto('/blank.html');
  // Evaluated, because the Content-Security-Policy blocks inline scripts.
  await page.evaluate(await code);
}

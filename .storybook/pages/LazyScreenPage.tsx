import { lazy, Suspense } from 'react';

const ScreenPage = lazy(async () => ({ default: (await import('./ScreenPage.tsx')).ScreenPage }));

/** The page of a screen. Stories do not need it, so it loads when it is opened. */
export function LazyScreenPage() {
  return (
    <Suspense fallback={<p>Loading…</p>}>
      <ScreenPage />
    </Suspense>
  );
}

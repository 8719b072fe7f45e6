import { expect, type Page } from './fixtures.ts';

/** Counts the tabs that wait for another one's refresh to end. */
async function waitingForRefresh(page: Page): Promise<number> {
  const names = await page.evaluate(async () => {
    const { pending = [] } = await navigator.locks.query();
    return pending.map(({ name }) => name ?? '');
  });
  return names.filter((name) => name.includes('refresh')).length;
}

/** Resolves once that many tabs wait for another one's refresh to end. `page` is any tab. */
export async function othersWait(page: Page, count: number): Promise<void> {
  await expect.poll(() => waitingForRefresh(page)).toBe(count);
}

/** Resolves once no tab of the origin is refreshing. */
export async function refreshIsOver(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { held = [], pending = [] } = await navigator.locks.query();
        return [...held, ...pending].filter(({ name }) => name?.includes('refresh')).length;
      }),
    )
    .toBe(0);
}

import { expect, type Page } from './fixtures.ts';

/** How many tabs wait for another one to end its refresh. */
async function waitingForRefresh(page: Page): Promise<number> {
  const names = await page.evaluate(async () => {
    const { pending = [] } = await navigator.locks.query();
    return pending.map(({ name }) => name ?? '');
  });
  return names.filter((name) => name.includes('refresh')).length;
}

/** Resolves once so many tabs wait for another one to end its refresh. `page` is any tab. */
export async function othersWait(page: Page, count: number): Promise<void> {
  await expect.poll(() => waitingForRefresh(page)).toBe(count);
}

/** Resolves once no tab of the origin is in the middle of a refresh. */
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

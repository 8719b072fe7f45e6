// @vitest-environment jsdom
import { createApiClient, createMemoryStorage } from '@lectern/api-client';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TemplateId } from './templateIds.ts';
import { findTemplate } from './templates.ts';
import { useTemplateStart } from './useTemplateStart.ts';

const TIPS = findTemplate('quick-tips');
const DEMO = findTemplate('product-demo');

/** Answers to the requests for the presenters, in the order of the requests. */
let answers: ((response: Response) => void)[];

beforeEach(() => {
  answers = [];
});
afterEach(cleanup);

const client = createApiClient({
  baseUrl: 'http://localhost/api',
  fetch: () => new Promise((resolve) => answers.push(resolve)),
  localStorage: createMemoryStorage({ access_token: 'a', refresh_token: 'r' }),
  sessionStorage: createMemoryStorage(),
});

function start(first: TemplateId) {
  const chosen: string[] = [];
  const { rerender, unmount } = renderHook<boolean, { id: TemplateId | null }>(
    ({ id }) =>
      useTemplateStart({
        client,
        id,
        textAreaRef: { current: null },
        onScript: () => undefined,
        onAvatar: (avatarId) => chosen.push(avatarId),
      }),
    { initialProps: { id: first } },
  );
  return { chosen, leave: unmount, startFrom: (id: TemplateId | null) => rerender({ id }) };
}

const asked = (count: number) => waitFor(() => expect(answers).toHaveLength(count));
function answerAll(): void {
  for (const answer of answers) {
    answer(Response.json({ items: [TIPS.avatar, DEMO.avatar], total: 2 }));
  }
}

test('the presenter is suggested when the template has been applied', async () => {
  const { chosen, startFrom } = start(TIPS.id);
  await asked(1);
  // The query counts as taken once the text is in the journey.
  startFrom(null);
  answerAll();
  await waitFor(() => expect(chosen).toEqual([TIPS.avatar.id]));
});

test('a presenter found after the user has left is not suggested', async () => {
  const left = start(TIPS.id);
  await asked(1);
  left.leave();
  const stayed = start(TIPS.id);
  await asked(2);
  answerAll();
  await waitFor(() => expect(stayed.chosen).toEqual([TIPS.avatar.id]));
  expect(left.chosen).toEqual([]);
});

test('only the presenter of the latest template is suggested', async () => {
  const { chosen, startFrom } = start(TIPS.id);
  await asked(1);
  startFrom(DEMO.id);
  await asked(2);
  answerAll();
  await waitFor(() => expect(chosen).toEqual([DEMO.avatar.id]));
});

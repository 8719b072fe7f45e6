// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { ApiProvider, createApiClient, createMemoryStorage } from '@lectern/api-client';
import { toast } from '@lectern/ui';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { availableTemplates } from './templates.ts';
import { useAiEditForm } from './useAiEditForm.ts';
import { useSubmitEdit } from './useSubmitEdit.ts';

const available = availableTemplates({ isBetaUser: false });

/** Answers the edits that were sent, by video. */
let answers: Map<string, () => void>;
let sent: string[];
let client: ReturnType<typeof createApiClient>;

function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(new Request(input, init).url);
  const video = /\/videos\/(.+)\/ai-edit/.exec(pathname)?.[1];
  if (video === undefined) return Promise.resolve(Response.json({ username: 'ada' }));
  sent.push(video);
  const done = { success: true, message: 'Done', data: { video_id: video } };
  return new Promise((resolve) => answers.set(video, () => resolve(Response.json(done))));
}

/** The choices for a video and their way to the server, as the page has them. */
function usePage({ video }: { video: string }) {
  const choices = useAiEditForm({ owner: 'ada', videoId: video, settings: undefined, available });
  const edit = useSubmitEdit(
    { videoId: video },
    { onApplied: (form) => choices?.forget(form) ?? true, onStorageFull: undefined },
  );
  return { choices, edit, path: useLocation().pathname };
}

function openPage(video = 'one') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={client}>
      <MemoryRouter initialEntries={['/ai-edit']}>{children}</MemoryRouter>
    </ApiProvider>
  );
  const { result, rerender, unmount } = renderHook(usePage, {
    wrapper,
    initialProps: { video },
  });
  return {
    page: () => result.current,
    title: () => result.current.choices?.form.titleText,
    entitle: (text: string) =>
      act(() => result.current.choices?.dispatch({ type: 'titleTyped', text })),
    apply: () =>
      act(() => {
        const { choices, edit } = result.current;
        if (choices) edit.submit(choices.form);
      }),
    turnTo: (other: string) => rerender({ video: other }),
    leave: unmount,
  };
}

const isSent = (...videos: string[]) => waitFor(() => expect(sent).toEqual(videos));
const giveAnswer = (video = 'one') => act(async () => answers.get(video)?.());

const show = vi.spyOn(toast, 'show');
beforeEach(() => {
  answers = new Map();
  sent = [];
  client = createApiClient({
    baseUrl: 'http://localhost/api',
    fetch: answer,
    localStorage: createMemoryStorage({ access_token: 'a', refresh_token: 'r' }),
    sessionStorage: createMemoryStorage(),
  });
});
afterEach(() => {
  cleanup();
  show.mockClear();
  localStorage.clear();
});

test('an answer opens My Videos and removes the choices that were sent', async () => {
  const { page, entitle, apply } = openPage();
  entitle('Sent');
  apply();
  await isSent('one');
  await giveAnswer();
  await waitFor(() => expect(page().path).toBe('/videos'));
  expect(openPage().title()).toBe('');
});

test('choices made while an edit is sent stay on the page and in the browser', async () => {
  const { page, title, entitle, apply } = openPage();
  entitle('Sent');
  apply();
  await isSent('one');
  entitle('Later');
  await giveAnswer();
  await waitFor(() => expect(page().edit.isSubmitting).toBe(false));
  expect(show.mock.lastCall?.[0].children).toMatch(/Your later choices are not in it\.$/);
  expect(page().path).toBe('/ai-edit');
  expect(title()).toBe('Later');
  expect(openPage().title()).toBe('Later');
});

test('a page that was left and opened again sends no second edit and keeps its choices', async () => {
  const first = openPage();
  first.entitle('Sent');
  first.apply();
  await isSent('one');
  first.leave();
  const second = openPage();
  expect(second.page().edit.isSubmitting).toBe(true);
  second.apply();
  second.entitle('Later');
  await giveAnswer();
  await waitFor(() => expect(second.page().edit.isSubmitting).toBe(false));
  expect(sent).toEqual(['one']);
  expect(openPage().title()).toBe('Later');
});

test('an edit without an answer does not hold up that of another film', async () => {
  const { page, apply, turnTo } = openPage('one');
  apply();
  await isSent('one');
  turnTo('two');
  expect(page().edit.isSubmitting).toBe(false);
  apply();
  await isSent('one', 'two');
  turnTo('one');
  expect(page().edit.isSubmitting).toBe(true);
  await giveAnswer('two');
  expect(page().edit.isSubmitting).toBe(true);
});

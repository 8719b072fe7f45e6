// @vitest-environment jsdom
import { createApiClient, createMemoryStorage } from '@lectern/api-client';
import { describe, expect, it } from 'vitest';
import type { WizardEvent } from './events.ts';
import { createWizardJobs } from './wizardJobs.ts';

/** Cancels a render. @returns the sent requests and the event that ends them */
async function cancel(isQuiet: boolean) {
  const requests: string[] = [];
  const client = createApiClient({
    baseUrl: 'http://localhost/api',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(`${request.method} ${new URL(request.url).pathname}`);
      return Response.json({ _id: 'prj_1', status: 'completed', video_id: 'film' });
    },
    localStorage: createMemoryStorage({ access_token: 'a', refresh_token: 'r' }),
    sessionStorage: createMemoryStorage(),
  });
  const event = await new Promise<WizardEvent>((send) => {
    createWizardJobs({
      client,
      writer: { ensure: () => Promise.resolve('prj_1'), settled: () => Promise.resolve() },
      sentScript: (script) => ({ heard: script, shown: script }),
      whereabouts: () => () => true,
      send,
    }).cancelRender({ type: 'cancelRender', attempt: 1, projectId: 'prj_1', isQuiet });
  });
  return { requests, event };
}

describe('cancelling a render', () => {
  const answered = {
    type: 'cancelAnswered',
    attempt: 1,
    isHere: true,
    render: { status: 'completed', videoId: 'film' },
  };

  it('sets the project back to the avatar step', async () => {
    const { requests, event } = await cancel(false);
    expect(requests).toEqual(['PATCH /api/projects/prj_1']);
    expect(event).toMatchObject(answered);
  });

  it('only reads the project once another tab has cancelled it', async () => {
    const { requests, event } = await cancel(true);
    expect(requests).toEqual(['GET /api/projects/prj_1']);
    expect(event).toMatchObject(answered);
  });
});

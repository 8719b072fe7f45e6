// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { StudioError } from '@lectern/studio';
import { createGate } from '../testing/gate.ts';
import {
  addProject,
  field,
  list,
  openTestClient,
  text,
  type TestClient,
} from '../testing/testClient.ts';
import type { NodeBackendOptions } from '../entries/node.ts';

const SCRIPT = 'Welcome to Example. In thirty seconds, here is what we make.';

async function openWithProject(options: NodeBackendOptions = {}) {
  const client = await openTestClient({ scenario: 'new-account', ...options });
  await client.signIn();
  return { client, projectId: await addProject(client, 1, 'Launch') };
}

async function generate(client: TestClient, projectId: string, changes: object = {}) {
  const { status, body } = await client.call('POST', '/videos/generate', {
    script: SCRIPT,
    voiceId: 'olivia',
    avatarId: 'avt_amara',
    projectId,
    ...changes,
  });
  return { status, body, videoId: status === 202 ? text(body, 'video_id') : '' };
}

describe('a render', () => {
  it('speaks, draws and completes the project with a video, a poster and captions', async () => {
    const { client, projectId } = await openWithProject();
    const { videoId, body } = await generate(client, projectId);
    expect(body).toEqual({ video_id: videoId, status: 'video_processing' });
    await client.backend.context.renders.idle();

    const status = await client.call('GET', `/videos/${videoId}/status`);
    expect(status.body).toMatchObject({
      status: 'completed',
      progress: 100,
      error: null,
      eta_seconds: 0,
      status_message: null,
      stage: null,
    });
    expect(list(status.body, 'stages_done').at(-1)).toMatchObject({ stage: 'saving' });
    const url = text(status.body, 'video_url');
    expect(await (await fetch(url)).text()).toMatch(/^MP4 of \d+ frames$/);
    expect(text(status.body, 'captions_url')).toMatch(/^blob:/);

    const project = await client.call('GET', `/projects/${projectId}`);
    expect(project.body).toMatchObject({
      status: 'completed',
      progress: 100,
      video_id: videoId,
      video_url: url,
      video_data: { video_url: url, captions_url: text(status.body, 'captions_url') },
    });
    expect(list(project.body, 'activity_log').at(-1)).toMatchObject({
      action: 'video_completed',
      details: { video_id: videoId },
    });
  });

  it('returns the same URLs each time', async () => {
    const { client, projectId } = await openWithProject();
    await generate(client, projectId);
    await client.backend.context.renders.idle();
    const first = await client.call('GET', `/projects/${projectId}`);
    expect(await client.call('GET', `/projects/${projectId}`)).toEqual(first);
  });

  // Specification: calls.15
  it('reports its actual progress in plain language', async () => {
    const gate = createGate();
    const { client, projectId } = await openWithProject({
      fake: {
        async duringRender({ report }) {
          report({
            stage: 'frames',
            fraction: 0.62,
            framesDone: 465,
            framesTotal: 750,
            secondsLeft: 40,
          });
          await gate.pass();
        },
      },
    });
    const { videoId } = await generate(client, projectId);
    await gate.reached;
    // The progress is still being written when the gate is reached.
    await expect
      .poll(async () => (await client.call('GET', `/videos/${videoId}/status`)).body)
      .toMatchObject({
        status: 'video_processing',
        status_message: 'Drawing pictures: 465 of 750',
        frames_done: 465,
        frames_total: 750,
        stage: 'frames',
        eta_seconds: 40,
        video_url: null,
      });
    const { body } = await client.call('GET', `/projects/${projectId}`);
    expect(body).toMatchObject({ status: 'video_processing' });
    expect(field(body, 'progress')).toBeGreaterThan(50);
    expect(field(body, 'progress')).toBeLessThan(100);
    gate.open();
    await client.backend.context.renders.idle();
  });

  it('uses audio that was spoken earlier', async () => {
    const { client, projectId } = await openWithProject();
    await client.call('POST', '/voices/generate', {
      id: projectId,
      voice_id: 'olivia',
      model_id: 'multilingual',
      script: SCRIPT,
    });
    const before = await client.backend.context.db.audios.toArray();
    await generate(client, projectId);
    await client.backend.context.renders.idle();
    const [video] = await client.backend.context.db.videos.toArray();
    expect(video?.audioId).toBe(before[0]?.id);
    expect(await client.backend.context.db.audios.count()).toBe(1);
  });

  // Specification: wizard-more.28
  it('reports no longer remaining time after the clock is set back', async () => {
    const gate = createGate();
    let shift = 0;
    const { client, projectId } = await openWithProject({
      now: () => Date.now() + shift,
      fake: {
        async duringRender({ report }) {
          report({ stage: 'frames', fraction: 0.5, secondsLeft: 40 });
          await gate.pass();
        },
      },
    });
    const { videoId } = await generate(client, projectId);
    await gate.reached;
    const status = async () => (await client.call('GET', `/videos/${videoId}/status`)).body;
    await expect.poll(status).toMatchObject({ eta_seconds: 40 });
    shift = -3_600_000;
    expect(await status()).toMatchObject({ eta_seconds: 40 });
    gate.open();
    await client.backend.context.renders.idle();
    const seconds = list(await status(), 'stages_done').map((done) => field(done, 'seconds'));
    expect(seconds.filter((each) => Number(each) < 0)).toEqual([]);
  });

  it('starts again for the same request with another look', async () => {
    const gate = createGate();
    const { client, projectId } = await openWithProject({
      fake: { duringRender: () => gate.pass() },
    });
    const first = await generate(client, projectId);
    await client.call('PATCH', `/projects/${projectId}`, { settings: { aspect: '9:16' } });
    const second = await generate(client, projectId);
    expect(second.videoId).not.toBe(first.videoId);
    gate.open();
    await client.backend.context.renders.idle();
    expect(await client.backend.context.db.videos.get(second.videoId)).toMatchObject({
      state: 'completed',
      format: { width: 720, height: 1280 },
    });
  });

  it('returns the same video for a second click on the button', async () => {
    const gate = createGate();
    const { client, projectId } = await openWithProject({
      fake: { duringRender: () => gate.pass() },
    });
    const answers = await Promise.all([generate(client, projectId), generate(client, projectId)]);
    expect(answers[0].videoId).toBe(answers[1].videoId);
    expect(await client.backend.context.db.videos.count()).toBe(1);
    gate.open();
    await client.backend.context.renders.idle();
  });
});

describe('a rejection', () => {
  it.each([
    ['no words', { script: '🙂 …' }, 422, /no words to speak/],
    ['9,001 words', { script: 'word '.repeat(9_001) }, 422, /9,001 words.*9,000 words/],
    ['an unknown voice', { voiceId: 'nobody' }, 404, /voice/],
    ['an unknown avatar', { avatarId: 'avt_none' }, 404, /avatar/],
    ['an unknown project', { projectId: 'prj_none' }, 404, /project/],
  ])('explains the problem with %s', async (_, changes, status, words) => {
    const { client, projectId } = await openWithProject();
    const answer = await generate(client, projectId, changes);
    expect(answer.status).toBe(status);
    expect(text(answer.body, 'detail')).toMatch(words);
    const project = await client.call('GET', `/projects/${projectId}`);
    expect(project.body).toMatchObject({ status: 'init', video_id: null });
  });

  it('names a browser that can make videos if this one cannot', async () => {
    const { client, projectId } = await openWithProject({ fake: { canRender: false } });
    expect(await generate(client, projectId)).toMatchObject({
      status: 422,
      body: {
        detail:
          'This browser cannot make videos. Open Lectern in a current version of Chrome, Edge or Firefox.',
      },
    });
  });
});

describe('a failure', () => {
  it('is reported, keeps the work, and can be retried', async () => {
    let isBroken = true;
    const { client, projectId } = await openWithProject({
      fake: {
        async duringRender({ request }) {
          if (!isBroken) return;
          await Promise.resolve();
          throw new StudioError('storage-full', `QuotaExceededError in ${request.videoFile}`);
        },
      },
    });
    const { videoId } = await generate(client, projectId);
    await client.backend.context.renders.idle();
    const words =
      'This device is out of space for Lectern. Delete a video you no longer need and try again.';
    expect((await client.call('GET', `/videos/${videoId}/status`)).body).toMatchObject({
      status: 'failed',
      stage: 'scene',
      error: words,
      error_code: 'storage-full',
      video_url: null,
    });
    const project = await client.call('GET', `/projects/${projectId}`);
    expect(project.body).toMatchObject({
      status: 'failed',
      script: SCRIPT,
      voice_id: 'olivia',
      avatar_id: 'avt_amara',
    });
    expect(text(project.body, 'audioUrl')).toMatch(/^blob:/);
    expect(list(project.body, 'activity_log').at(-1)).toMatchObject({
      action: 'video_failed',
      details: { video_id: videoId, error: words },
    });
    expect((await client.backend.media.list()).filter((name) => name.startsWith('vid_'))).toEqual(
      [],
    );

    isBroken = false;
    const retry = await generate(client, projectId);
    expect(retry.videoId).not.toBe(videoId);
    await client.backend.context.renders.idle();
    expect((await client.call('GET', `/projects/${projectId}`)).body).toMatchObject({
      status: 'completed',
      video_id: retry.videoId,
    });
  });

  it('of a later render keeps the finished video', async () => {
    let isBroken = false;
    const { client, projectId } = await openWithProject({
      fake: {
        async duringRender() {
          await Promise.resolve();
          if (isBroken) throw new StudioError('encoder-failed');
        },
      },
    });
    await generate(client, projectId);
    await client.backend.context.renders.idle();
    const before = await client.call('GET', `/projects/${projectId}`);
    isBroken = true;
    await generate(client, projectId, { voiceId: 'james' });
    await client.backend.context.renders.idle();
    const after = await client.call('GET', `/projects/${projectId}`);
    expect(after.body).toMatchObject({ status: 'failed' });
    expect(field(after.body, 'video_data')).toEqual(field(before.body, 'video_data'));
  });

  it('of the storage is shown as a missing file, never as a dead URL', async () => {
    const { client, projectId } = await openWithProject();
    const { videoId } = await generate(client, projectId);
    await client.backend.context.renders.idle();
    await client.backend.media.remove(`${videoId}.mp4`);
    expect((await client.call('GET', `/projects/${projectId}`)).body).toMatchObject({
      status: 'failed',
      video_url: null,
      video_data: null,
    });
    expect((await client.call('GET', `/videos/${videoId}/status`)).body).toMatchObject({
      status: 'failed',
      error_code: 'file-gone',
      video_url: null,
    });
  });
});

describe('a new render of a finished project', () => {
  it('replaces the old video and its files only once it is finished', async () => {
    const gate = createGate();
    let isWaiting = false;
    const { client, projectId } = await openWithProject({
      fake: {
        async duringRender() {
          if (isWaiting) await gate.pass();
        },
      },
    });
    const first = await generate(client, projectId);
    await client.backend.context.renders.idle();
    isWaiting = true;
    const second = await generate(client, projectId, { avatarId: 'avt_jonas' });
    await gate.reached;
    expect(await client.backend.media.has(`${first.videoId}.mp4`)).toBe(true);
    gate.open();
    await client.backend.context.renders.idle();
    const files = (await client.backend.media.list()).filter((name) => name.startsWith('vid_'));
    expect(files.filter((name) => !name.startsWith(second.videoId))).toEqual([]);
    expect(files).toHaveLength(3);
  });
});

describe('cancelling', () => {
  // Specification: more.5
  it('stops the render by returning to the avatar step, and removes the files written so far', async () => {
    const gate = createGate();
    const { client, projectId } = await openWithProject({
      fake: { duringRender: () => gate.pass() },
    });
    const { videoId } = await generate(client, projectId);
    await gate.reached;
    const answer = await client.call('PATCH', `/projects/${projectId}`, {
      status: 'avatar_selected',
    });
    expect(answer.body).toMatchObject({ status: 'avatar_selected', progress: 75, video_id: null });
    await client.backend.context.renders.idle();
    expect((await client.call('GET', `/videos/${videoId}/status`)).body).toMatchObject({
      status: 'cancelled',
      video_url: null,
    });
    expect((await client.backend.media.list()).filter((name) => name.startsWith('vid_'))).toEqual(
      [],
    );
    expect(text(answer.body, 'audioUrl')).toMatch(/^blob:/);
  });

  it('keeps a video that was finished before the request', async () => {
    const { client, projectId } = await openWithProject();
    const { videoId } = await generate(client, projectId);
    await client.backend.context.renders.idle();
    const answer = await client.call('PATCH', `/projects/${projectId}`, {
      status: 'avatar_selected',
    });
    expect(answer.body).toMatchObject({ status: 'completed', progress: 100, video_id: videoId });
  });

  it('does not happen on any other change during a render', async () => {
    const gate = createGate();
    const { client, projectId } = await openWithProject({
      fake: { duringRender: () => gate.pass() },
    });
    await generate(client, projectId);
    await gate.reached;
    const answer = await client.call('PATCH', `/projects/${projectId}`, {
      status: 'script_created',
      name: 'Renamed',
    });
    expect(answer.body).toMatchObject({ status: 'video_processing', name: 'Renamed' });
    gate.open();
    await client.backend.context.renders.idle();
    expect((await client.call('GET', `/projects/${projectId}`)).body).toMatchObject({
      status: 'completed',
      name: 'Renamed',
    });
  });
});

describe('linking a video', () => {
  it('never returns a finished project to processing', async () => {
    const { client, projectId } = await openWithProject();
    const { videoId } = await generate(client, projectId);
    await client.backend.context.renders.idle();
    const linked = await client.call('POST', `/projects/${projectId}/link-video/${videoId}`);
    expect(linked.body).toMatchObject({ status: 'completed', video_id: videoId });
  });

  it('never hides a render in progress, which can still be cancelled', async () => {
    const gate = createGate();
    let renders = 0;
    const { client, projectId } = await openWithProject({
      fake: {
        async duringRender() {
          renders += 1;
          if (renders > 1) await gate.pass();
        },
      },
    });
    const first = await generate(client, projectId);
    await client.backend.context.renders.idle();
    const { videoId } = await generate(client, projectId, { voiceId: 'james' });
    await gate.reached;
    const linked = await client.call('POST', `/projects/${projectId}/link-video/${first.videoId}`);
    expect(linked.body).toMatchObject({ status: 'video_processing', video_id: videoId });
    await client.call('PATCH', `/projects/${projectId}`, { status: 'avatar_selected' });
    await client.backend.context.renders.idle();
    const { body } = await client.call('GET', `/videos/${videoId}/status`);
    expect(body).toMatchObject({ status: 'cancelled' });
  });

  it('rejects the video of another project', async () => {
    const { client, projectId } = await openWithProject();
    const { videoId } = await generate(client, projectId);
    await client.backend.context.renders.idle();
    const other = await addProject(client, 2);
    expect((await client.call('POST', `/projects/${other}/link-video/${videoId}`)).status).toBe(
      404,
    );
  });
});

describe('an AI edit', () => {
  const edit = {
    aiEditSettings: {
      template: 'vivid',
      brollFrequency: 'low',
      title: { text: 'Hi', duration: 3 },
    },
    bgVideoSettings: { stroke: { color: '#ffdf06ff', width: 10 } },
    additionalFeatures: {
      applyAiEdit: true,
      addBgm: true,
      removeFillerWords: true,
      removeSilenceParts: true,
      enhanceAudio: true,
    },
    subtitleStyles: {
      template: 'vivid',
      fontSize: 'medium',
      fontFamily: 'inter',
      textCasing: 'default',
      position: 'bottom-center',
      backgroundColor: 'transparent',
      baseColor: 'white',
      importantColor: 'white',
      highlightColors: ['#ffdf06ff'],
    },
    additionalSettings: { soundEffectsVolume: 30, applySpeakerDetection: true },
    bgmData: { volume: 15, fadeIn: 2, fadeOut: 2 },
  };
  const audioOnly = {
    ...edit,
    aiEditSettings: null,
    additionalFeatures: { ...edit.additionalFeatures, applyAiEdit: false },
  };

  /** A project with a finished video. */
  async function openWithVideo(options: NodeBackendOptions = {}) {
    const opened = await openWithProject(options);
    const { videoId } = await generate(opened.client, opened.projectId);
    await opened.client.backend.context.renders.idle();
    return { ...opened, videoId };
  }

  const apply = (client: TestClient, videoId: string, body: unknown) =>
    client.call('POST', `/videos/${videoId}/ai-edit`, body);

  const watchRenders = async (client: TestClient) =>
    vi.spyOn(await client.backend.context.studio(), 'render');

  const filesOf = async (client: TestClient, videoId: string) =>
    (await client.backend.media.list()).filter((name) => name.startsWith(videoId));

  it.each([
    ['without its template', { ...edit, aiEditSettings: null }, 422],
    [
      'with a fade of eleven seconds',
      { ...edit, bgmData: { volume: 15, fadeIn: 11, fadeOut: 2 } },
      422,
    ],
    ['with a part too few', { ...edit, bgmData: undefined }, 422],
    ['with an unknown part', { ...edit, extra: true }, 422],
    ['of a template that does not exist', { ...edit, aiEditSettings: { template: 'noir' } }, 400],
    [
      'of a beta template, for a user without',
      { ...edit, aiEditSettings: { template: 'vortex' } },
      403,
    ],
  ])('%s is rejected', async (_, body, status) => {
    const { client, videoId } = await openWithVideo();
    const render = await watchRenders(client);
    expect((await apply(client, videoId, body)).status).toBe(status);
    await client.backend.context.renders.idle();
    expect(render).not.toHaveBeenCalled();
  });

  // Specification: effects.12, effects.15
  it.each([
    ['with a template', edit],
    ['of the sound alone', audioOnly],
  ])('%s makes a new video and keeps the old one', async (_, body) => {
    const { client, projectId, videoId } = await openWithVideo();
    const render = await watchRenders(client);
    const answer = await apply(client, videoId, body);
    expect(answer).toMatchObject({
      status: 202,
      body: { success: true, data: { status: 'video_processing' } },
    });
    const rendering = await client.call('GET', `/projects/${projectId}`);
    expect(rendering.body).toMatchObject({ status: 'video_processing', progress: 0 });
    await client.backend.context.renders.idle();
    const { context } = client.backend;
    const project = await context.db.projects.get(projectId);
    const editId = project?.finishedVideoId ?? '';
    expect(editId).not.toBe(videoId);
    expect(project).toMatchObject({ status: 'completed', progress: 100, videoId: editId });
    expect(project?.activity.map(({ action }) => action).slice(-2)).toEqual([
      'ai_edit_started',
      'ai_edit_applied',
    ]);
    expect(render.mock.calls[0]?.[0].edit).toEqual(body);
    expect(await filesOf(client, videoId)).toHaveLength(3);
    expect(await filesOf(client, editId)).toHaveLength(3);
  });

  it('sent twice is made once, and a different one replaces it', async () => {
    const gate = createGate();
    let renders = 0;
    const { client, videoId } = await openWithVideo({
      fake: {
        async duringRender() {
          renders += 1;
          if (renders > 1) await gate.pass();
        },
      },
    });
    const [one, two] = [await apply(client, videoId, edit), await apply(client, videoId, edit)];
    expect(two.body).toEqual(one.body);
    await apply(client, videoId, audioOnly);
    gate.open();
    await client.backend.context.renders.idle();
    const { db } = client.backend.context;
    const made = await db.videos.filter(({ state }) => state === 'completed').toArray();
    expect(made.map((video) => video.edit?.aiEditSettings ?? null)).toEqual([null, null]);
  });

  // Specification: effects.14
  it('of an edit starts from the original, and replaces the edit', async () => {
    const { client, projectId, videoId } = await openWithVideo();
    const { db, renders } = client.backend.context;
    await apply(client, videoId, edit);
    await renders.idle();
    const first = (await db.projects.get(projectId))?.finishedVideoId ?? '';
    await apply(client, first, audioOnly);
    await renders.idle();
    const second = (await db.projects.get(projectId))?.finishedVideoId ?? '';
    expect((await db.videos.get(second))?.editOf).toBe(videoId);
    expect(await db.videos.get(first)).toBeUndefined();
    expect(await filesOf(client, first)).toEqual([]);
    expect(await filesOf(client, videoId)).toHaveLength(3);
  });

  // Specification: effects.14, effects.15
  it('can be undone by linking the original video', async () => {
    const { client, projectId, videoId } = await openWithVideo();
    const { db, renders } = client.backend.context;
    await apply(client, videoId, edit);
    await renders.idle();
    const edited = (await db.projects.get(projectId))?.finishedVideoId ?? '';
    const undone = await client.call('POST', `/projects/${projectId}/link-video/${videoId}`);
    expect(undone).toMatchObject({ status: 200, body: { status: 'completed', video_id: videoId } });
    expect(await db.projects.get(projectId)).toMatchObject({ finishedVideoId: videoId });
    expect((await db.projects.get(projectId))?.activity.at(-1)?.action).toBe('ai_edit_undone');
    expect(await filesOf(client, edited)).toEqual([]);
  });

  // Specification: effects.14
  it('can be undone while another one is made in its place, which is stopped', async () => {
    const gate = createGate();
    let renders = 0;
    const { client, projectId, videoId } = await openWithVideo({
      fake: {
        async duringRender() {
          renders += 1;
          if (renders > 2) await gate.pass();
        },
      },
    });
    const { context } = client.backend;
    await apply(client, videoId, edit);
    await context.renders.idle();
    const edited = (await context.db.projects.get(projectId))?.finishedVideoId ?? '';
    await apply(client, edited, audioOnly);
    await gate.reached;
    const undone = await client.call('POST', `/projects/${projectId}/link-video/${videoId}`);
    expect(undone).toMatchObject({ status: 200, body: { status: 'completed', video_id: videoId } });
    gate.open();
    await context.renders.idle();
    const completed = { status: 'completed', videoId, finishedVideoId: videoId };
    expect(await context.db.projects.get(projectId)).toMatchObject(completed);
    expect(await filesOf(client, 'vid_')).toEqual(await filesOf(client, videoId));
  });

  // Specification: effects.16
  it('is the starting point of the next one until it is undone', async () => {
    const { client, projectId, videoId } = await openWithVideo();
    const { context } = client.backend;
    const settings = async () =>
      field((await client.call('GET', `/projects/${projectId}`)).body, 'settings');
    const before = await settings();
    expect(before).not.toHaveProperty('aiEditSettings');

    await apply(client, videoId, edit);
    await context.renders.idle();
    const edited = { ...Object(before), aiEditSettings: edit.aiEditSettings };
    expect(await settings()).toEqual(edited);

    // The wizard sends the settings back; the next edit still takes precedence.
    await client.call('PATCH', `/projects/${projectId}`, { settings: edited });
    const other = { ...edit, aiEditSettings: { template: 'clean' } };
    await apply(client, videoId, other);
    await context.renders.idle();
    expect(await settings()).toEqual({ ...edited, aiEditSettings: { template: 'clean' } });

    await client.call('POST', `/projects/${projectId}/link-video/${videoId}`);
    expect(await settings()).toEqual(before);
  });

  // Specification: effects.15
  it('that fails keeps the video as it was, and is logged', async () => {
    let renders = 0;
    const { client, projectId, videoId } = await openWithVideo({
      fake: {
        async duringRender() {
          renders += 1;
          if (renders > 1) throw new StudioError('storage-full', 'quota');
        },
      },
    });
    await apply(client, videoId, edit);
    await client.backend.context.renders.idle();
    const project = await client.backend.context.db.projects.get(projectId);
    expect(project).toMatchObject({ status: 'completed', videoId, finishedVideoId: videoId });
    expect(project?.activity.at(-1)).toMatchObject({ action: 'ai_edit_failed' });
    expect(await filesOf(client, videoId)).toHaveLength(3);
  });

  it('uses the sound of its video, and leaves the project its newer audio', async () => {
    const { client, projectId, videoId } = await openWithVideo();
    const { context } = client.backend;
    const own = (await context.db.videos.get(videoId))?.audioId ?? '';
    const script = 'Another script, which is not in the video.';
    // The project no longer has the language of the video.
    await client.call('PATCH', `/projects/${projectId}`, { settings: { language: 'de' } });
    // As many as a project keeps for trying out voices.
    for (const voice of ['james', 'grace', 'olivia']) {
      const spoken = { id: projectId, voice_id: voice, model_id: 'multilingual', script };
      await client.call('POST', '/voices/generate', spoken);
    }
    const before = (await client.call('GET', `/projects/${projectId}`)).body;

    const render = await watchRenders(client);
    await apply(client, videoId, edit);
    await context.renders.idle();
    expect(render.mock.calls[0]?.[0].audioFile).toBe(`${own}.wav`);
    const after = (await client.call('GET', `/projects/${projectId}`)).body;
    expect(after).toMatchObject({ status: 'completed', script });
    expect(text(after, 'audioUrl')).toBe(text(before, 'audioUrl'));
  });

  it('of a video whose sound is gone speaks its script again', async () => {
    const { client, projectId, videoId } = await openWithVideo();
    const { context, media } = client.backend;
    const own = (await context.db.videos.get(videoId))?.audioId ?? '';
    await media.remove(`${own}.wav`);
    const render = await watchRenders(client);
    await apply(client, videoId, edit);
    await context.renders.idle();
    expect(render.mock.calls[0]?.[0].audioFile).not.toBe(`${own}.wav`);
    const { body } = await client.call('GET', `/projects/${projectId}`);
    expect(body).toMatchObject({ status: 'completed' });
    expect(text(body, 'audioUrl')).toMatch(/^blob:/);
  });

  // Specification: effects.15
  it('that is cancelled keeps the video as it was, however often it is cancelled', async () => {
    const gate = createGate();
    let renders = 0;
    const { client, projectId, videoId } = await openWithVideo({
      fake: {
        async duringRender() {
          renders += 1;
          if (renders > 1) await gate.pass();
        },
      },
    });
    await apply(client, videoId, edit);
    await gate.reached;
    const cancel = () =>
      client.call('PATCH', `/projects/${projectId}`, { status: 'avatar_selected' });
    const kept = { status: 'completed', progress: 100, video_id: videoId };
    const cancelled = await cancel();
    expect(cancelled.body).toMatchObject(kept);
    expect(text(cancelled.body, 'video_url')).toMatch(/^blob:/);
    // A user who waits for the first answer cancels again.
    expect((await cancel()).body).toMatchObject(kept);
    await client.backend.context.renders.idle();
    const project = await client.backend.context.db.projects.get(projectId);
    expect(project?.activity.at(-1)).toMatchObject({ action: 'ai_edit_cancelled' });
    expect(await filesOf(client, videoId)).toHaveLength(3);
  });

  it('of a video that is rendering, or whose file is gone, explains why it cannot be made', async () => {
    const gate = createGate();
    const { client, projectId } = await openWithProject({
      fake: { duringRender: () => gate.pass() },
    });
    const { videoId } = await generate(client, projectId);
    expect(await apply(client, videoId, edit)).toMatchObject({
      status: 400,
      body: { success: false, message: 'The video is still rendering.', status: 409 },
    });
    gate.open();
    await client.backend.context.renders.idle();
    await client.backend.media.remove(`${videoId}.mp4`);
    expect((await apply(client, videoId, edit)).body).toMatchObject({
      success: false,
      message: 'The file of this video is gone from this device. Retry to make it again.',
    });
    expect((await apply(client, 'vid_none', edit)).status).toBe(404);
  });
});

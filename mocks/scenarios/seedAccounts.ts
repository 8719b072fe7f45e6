import type { BackendContext } from '../handlers/context.ts';
import { ensureAccount, seedDraft, seedScript } from './seedDemo.ts';
import { newProject } from '../db/projects.ts';
import type { AvatarRecord, ProjectRecord, UserRecord, VideoRecord } from '../db/records.ts';
import { BETA_ACCOUNT, DEMO_ACCOUNT, DEMO_DRAFTS, DEMO_SCRIPTS } from '../fixtures/demoAccount.ts';
import { SAMPLE_DURATION, SAMPLE_SCRIPT } from '../fixtures/sample.ts';
import { BUILT_IN_AVATARS } from '../generators/avatars/avatarLibrary.ts';
import { presenterFromPrompt } from '../generators/avatars/presenterFromPrompt.ts';
import { newVideo } from '../jobs/renders/startRender.ts';
import { FAILURE_WORDS } from '../jobs/renders/renderWords.ts';
import { createSeededRandom } from '../base/seededRandom.ts';
import { SAVED_AVATAR_PROMPTS, SCRIPT_PROMPTS, VIDEO_TITLES } from './scenarioTexts.ts';
import { newScript } from '../db/scripts.ts';

const HOUR = 3_600_000;

/** Runs a seed once per database. */
async function seedOnce(context: BackendContext, write: (user: UserRecord) => Promise<void>) {
  const user = await ensureAccount(context, DEMO_ACCOUNT);
  await ensureAccount(context, BETA_ACCOUNT);
  const { db } = context;
  await db.transaction('rw', db.tables, async () => {
    if (await db.meta.get('seed')) return;
    await write(user);
    await db.meta.put({ key: 'seed', value: 1 });
  });
}

/** A repeatable temporary id. */
function frontendId(index: number): string {
  return `project_5eed0000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;
}

interface SampleVideo {
  project: ProjectRecord;
  video: VideoRecord;
}

/** A project with a video that was finished (the sample clip) or failed. */
function sampleVideo(
  context: BackendContext,
  userId: string,
  {
    index,
    state,
    title,
    hoursAgo,
  }: { index: number; state: 'completed' | 'failed'; title: string; hoursAgo: number },
): SampleVideo {
  const at = context.now() - hoursAgo * HOUR;
  const avatar = BUILT_IN_AVATARS[index % BUILT_IN_AVATARS.length];
  if (!avatar) throw new Error('There are no built-in avatars');
  const random = createSeededRandom(title);
  const parts = { newId: context.newId, now: () => at };
  const project = newProject(parts, userId, {
    frontendId: frontendId(index),
    name: title,
    description: '',
    status: 'avatar_selected',
    settings: {},
  });
  const voiceId = avatar.voiceId ?? 'olivia';
  const made = newVideo(parts, { project, avatar, script: SAMPLE_SCRIPT, voiceId });
  const isDone = state === 'completed';
  const error = FAILURE_WORDS['encoder-failed'];
  const video: VideoRecord = {
    ...made,
    state,
    progress: isDone ? 100 : 42,
    attempts: 1,
    finishedAt: at,
    ...(isDone
      ? { isSample: true, duration: SAMPLE_DURATION }
      : {
          error,
          errorCode: 'encoder-failed',
          errorDetails: 'EncodingError at picture 315 of 750',
        }),
  };
  const entry = {
    action: isDone ? 'video_completed' : 'video_failed',
    timestamp: at,
    videoId: video.id,
    ...(isDone ? {} : { error }),
  };
  return {
    video,
    project: {
      ...project,
      status: state,
      progress: video.progress,
      scriptText: SAMPLE_SCRIPT,
      voiceId,
      avatarId: avatar.id,
      videoId: video.id,
      finishedVideoId: isDone ? video.id : null,
      tags: random.shuffle(['launch', 'product', 'event', 'tutorial', 'promo']).slice(0, 2),
      activity: [...project.activity, entry],
    },
  };
}

/** Videos in every state, a full script library, and avatars of the user's own. */
export async function seedBusyAccount(context: BackendContext): Promise<void> {
  // The writer's dictionaries are no part of a first load.
  const { writeScript } = await import('../generators/scripts/writeScript.ts');
  await seedOnce(context, async (user) => {
    const { db, now, newId } = context;
    const samples = VIDEO_TITLES.map((title, index) =>
      sampleVideo(context, user.id, {
        index,
        title,
        state: index % 7 === 4 ? 'failed' : 'completed',
        hoursAgo: 2.5 + index * index * 1.7,
      }),
    );
    const scripts = SCRIPT_PROMPTS.map((prompt, index) =>
      newScript(
        newId('scr'),
        user.id,
        { ...writeScript(prompt), language: 'en', isAiGenerated: index % 3 !== 0 },
        now() - (5 + index * 19) * HOUR,
      ),
    );
    const avatars = SAVED_AVATAR_PROMPTS.map((prompt, index): AvatarRecord => {
      const at = now() - (20 + index * 50) * HOUR;
      return {
        ...presenterFromPrompt(prompt, index % 2 === 0 ? 'realistic' : 'comic'),
        id: newId('avt'),
        ownerId: user.id,
        name: `${prompt.split(' ').slice(0, 5).join(' ')}...`,
        description: prompt,
        tags: [],
        visibility: index % 2 === 0 ? 'private' : 'public',
        createdAt: at,
        updatedAt: at,
      };
    });
    await db.videos.bulkAdd(samples.map(({ video }) => video));
    await db.projects.bulkAdd(samples.map(({ project }) => project));
    await db.projects.bulkAdd(DEMO_DRAFTS.map((draft) => seedDraft(context, user.id, draft)));
    await db.scripts.bulkAdd(DEMO_SCRIPTS.map((script) => seedScript(context, user.id, script)));
    await db.scripts.bulkAdd(scripts);
    await db.avatars.bulkAdd(avatars);
  });
}

const MANY = 5_000;

/** 5,000 videos, for lists, search and memory. */
export async function seedManyVideos(context: BackendContext): Promise<void> {
  await seedOnce(context, async (user) => {
    const samples = Array.from({ length: MANY }, (_, index) =>
      sampleVideo(context, user.id, {
        index,
        title: `${VIDEO_TITLES[index % VIDEO_TITLES.length] ?? 'Video'} ${index + 1}`,
        state: index % 29 === 17 ? 'failed' : 'completed',
        hoursAgo: index + 1,
      }),
    );
    await context.db.videos.bulkAdd(samples.map(({ video }) => video));
    await context.db.projects.bulkAdd(samples.map(({ project }) => project));
  });
}

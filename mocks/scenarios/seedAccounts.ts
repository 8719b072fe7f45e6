import type { BackendContext } from '../handlers/context.ts';
import { seedDraft, seedOnce, seedScript } from './seedDemo.ts';
import { madeFilm, seedFilm, type SeedFilm } from './seedFilm.ts';
import type { AvatarRecord, VideoRecord } from '../db/records.ts';
import { DEMO_DRAFTS, DEMO_SCRIPTS } from '../fixtures/demoAccount.ts';
import { SAMPLE_DURATION, SAMPLE_SCRIPT } from '../fixtures/sample.ts';
import type { WrittenScript } from '../generators/scripts/writeScript.ts';
import { presenterFromPrompt } from '../generators/avatars/presenterFromPrompt.ts';
import { FAILURE_WORDS } from '../jobs/renders/renderWords.ts';
import { createSeededRandom } from '../base/seededRandom.ts';
import { SAVED_AVATAR_PROMPTS, SCRIPT_PROMPTS, VIDEO_TITLES } from './scenarioTexts.ts';
import { newScript } from '../db/scripts.ts';

const HOUR = 3_600_000;

/** A temporary id that is the same in every run. */
function frontendId(index: number): string {
  return `project_5eed0000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;
}

/**
 * Used in turn. They differ in length, picture, script and presenter; the last one is an edit of the third.
 */
const FILMS: readonly Pick<SeedFilm, 'film' | 'edited'>[] = [
  {
    film: {
      ...{ avatarId: 'avt_amara', voiceId: 'olivia', script: SAMPLE_SCRIPT },
      ...{ seconds: SAMPLE_DURATION, bytes: null },
    },
  },
  { film: madeFilm('welcome') },
  { film: madeFilm('lighting') },
  { film: madeFilm('lighting'), edited: madeFilm('lighting-edited') },
];

interface SeedVideo {
  index: number;
  isDone: boolean;
  title: string;
  hoursAgo: number;
}

/** Makes a project with a video that is finished, or that failed while its pictures were being encoded. */
function seedVideo(
  context: BackendContext,
  userId: string,
  { index, isDone, title, hoursAgo }: SeedVideo,
): ReturnType<typeof seedFilm> {
  const film = FILMS[index % FILMS.length];
  if (!film) throw new Error('There are no films');
  const random = createSeededRandom(title);
  const { project, videos } = seedFilm(context, userId, {
    ...(isDone ? film : { film: film.film }),
    frontendId: frontendId(index),
    name: title,
    tags: random.shuffle(['launch', 'product', 'event', 'tutorial', 'promo']).slice(0, 2),
    hoursAgo,
  });
  if (isDone) return { project, videos };
  const error = FAILURE_WORDS['encoder-failed'];
  const failed = { state: 'failed', progress: 42 } as const;
  return {
    videos: videos.map((video): VideoRecord => ({
      ...video,
      ...failed,
      ...{ error, errorCode: 'encoder-failed' },
      errorDetails: 'EncodingError at picture 315 of 750',
      ...{ isSample: false, duration: null, size: null },
    })),
    project: {
      ...project,
      ...{ status: failed.state, progress: failed.progress, finishedVideoId: null },
      activity: project.activity.map((entry) =>
        entry.action === 'video_completed' ? { ...entry, action: 'video_failed', error } : entry,
      ),
    },
  };
}

/** The same for each backend of a page, so they are written once. */
let written: WrittenScript[] | undefined;

/** Seeds finished and failed videos, drafts, a full script library, and the user's own avatars. */
export async function seedBusyAccount(context: BackendContext): Promise<void> {
  // Keep the writer's dictionaries out of the first load.
  const { writeScript } = await import('../generators/scripts/writeScript.ts');
  await seedOnce(context, async (user) => {
    const { db, now, newId } = context;
    const samples = VIDEO_TITLES.map((title, index) =>
      seedVideo(context, user.id, {
        index,
        title,
        isDone: index % 7 !== 4,
        hoursAgo: 2.5 + index * index * 1.7,
      }),
    );
    written ??= SCRIPT_PROMPTS.map((prompt) => writeScript(prompt));
    const scripts = written.map((script, index) =>
      newScript(
        newId('scr'),
        user.id,
        { ...script, language: 'en', isAiGenerated: index % 3 !== 0 },
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
    await db.videos.bulkAdd(samples.flatMap(({ videos }) => videos));
    await db.projects.bulkAdd(samples.map(({ project }) => project));
    await db.projects.bulkAdd(DEMO_DRAFTS.map((draft) => seedDraft(context, user.id, draft)));
    await db.scripts.bulkAdd(DEMO_SCRIPTS.map((script) => seedScript(context, user.id, script)));
    await db.scripts.bulkAdd(scripts);
    await db.avatars.bulkAdd(avatars);
  });
}

const MANY = 5_000;

/** Seeds 5,000 videos, to test lists, search and memory use. */
export async function seedManyVideos(context: BackendContext): Promise<void> {
  await seedOnce(context, async (user) => {
    const samples = Array.from({ length: MANY }, (_, index) =>
      seedVideo(context, user.id, {
        index,
        title: `${VIDEO_TITLES[index % VIDEO_TITLES.length] ?? 'Video'} ${index + 1}`,
        isDone: index % 29 !== 17,
        hoursAgo: index + 1,
      }),
    );
    await context.db.videos.bulkAdd(samples.flatMap(({ videos }) => videos));
    await context.db.projects.bulkAdd(samples.map(({ project }) => project));
  });
}

import type { BackendContext } from '../context.ts';
import type { ProjectRecord, VideoRecord } from '../db/records.ts';
import type { LibraryAvatar } from '../library/avatarLibrary.ts';
import { speakingSpeed, spokenScript } from '../speech/speech.ts';
import {
  BACKDROPS,
  CAPTION_STYLES,
  SCENE_COLOURS,
  type CaptionStyle,
  type FrameFormat,
  type Scene,
} from '../studio/types.ts';
import { removeVideoFiles } from './renderJob.ts';

/** The shorter side of a picture in px, by resolution. */
const SHORT_SIDES: Readonly<Record<string, number>> = { '720p': 720, '1080p': 1080 };
/** Width and height in units of the shorter side, by aspect. */
const ASPECTS: Readonly<Record<string, readonly [width: number, height: number]>> = {
  '16:9': [16 / 9, 1],
  '9:16': [1, 16 / 9],
  '1:1': [1, 1],
};

interface RenderPlan {
  format: FrameFormat;
  burnCaptions: boolean;
  captionStyle: CaptionStyle;
  scene: Scene;
  speed: number;
}

const known = <T>(table: Readonly<Record<string, T>>, key: unknown): T | undefined =>
  typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined;

/**
 * How a project wants to be rendered, from its free-form settings: `aspect` ('16:9', '9:16', '1:1'),
 * `resolution` ('720p', '1080p'), `captions` (drawn into the picture unless false), `captionStyle`,
 * `scene` ({ colour, backdrop }; else the avatar's), `speed` of the voice.
 */
export function renderPlan(
  settings: Readonly<Record<string, unknown>>,
  avatar: Pick<LibraryAvatar, 'scene'>,
): RenderPlan {
  const { aspect, resolution, captions, captionStyle, scene } = settings;
  const wanted: { colour?: unknown; backdrop?: unknown } =
    typeof scene === 'object' && scene !== null ? scene : {};
  const side = known(SHORT_SIDES, resolution) ?? 720;
  const [width, height] = known(ASPECTS, aspect) ?? [16 / 9, 1];
  return {
    format: { width: Math.round(width * side), height: Math.round(height * side), frameRate: 30 },
    burnCaptions: captions !== false,
    captionStyle: CAPTION_STYLES.find((each) => each === captionStyle) ?? 'karaoke',
    scene: {
      colour: SCENE_COLOURS.find((each) => each === wanted.colour) ?? avatar.scene.colour,
      backdrop: BACKDROPS.find((each) => each === wanted.backdrop) ?? avatar.scene.backdrop,
    },
    speed: speakingSpeed(settings),
  };
}

export interface RenderWish {
  project: ProjectRecord;
  avatar: LibraryAvatar;
  script: string;
  voiceId: string;
}

/** A video record at its very beginning. */
export function newVideo(
  { newId, now }: Pick<BackendContext, 'newId' | 'now'>,
  { project, avatar, script, voiceId }: RenderWish,
): VideoRecord {
  return {
    id: newId('vid'),
    userId: project.userId,
    projectId: project.id,
    state: 'video_processing',
    script: spokenScript(script),
    voiceId,
    avatarId: avatar.id,
    audioId: null,
    presenter: avatar.presenter,
    ...renderPlan(project.settings, avatar),
    progress: 0,
    stage: null,
    stageStartedAt: null,
    stagesDone: [],
    framesDone: null,
    framesTotal: null,
    secondsLeft: null,
    progressAt: now(),
    attempts: 0,
    error: null,
    errorCode: null,
    errorDetails: null,
    duration: null,
    size: null,
    createdAt: now(),
    finishedAt: null,
    isSample: false,
  };
}

/**
 * Records a video, links it to its project and queues its render.
 *
 * Asking again for what is being rendered already (a double click, a second tab) answers the same
 * video; asking for something else stops the old render. Failed and cancelled tries of the project
 * make room; a finished video stays until the new one is finished too.
 */
export async function startRender(
  context: Pick<BackendContext, 'db' | 'renders' | 'media' | 'newId' | 'now'>,
  wish: RenderWish,
): Promise<VideoRecord> {
  const { db, renders, media, now } = context;
  const { project, avatar, script, voiceId } = wish;
  const plan = renderPlan(project.settings, avatar);
  const isSame = (video: VideoRecord): boolean =>
    video.edit === undefined &&
    video.script === spokenScript(script) &&
    video.voiceId === voiceId &&
    video.avatarId === avatar.id &&
    (Object.keys(plan) as (keyof RenderPlan)[]).every(
      (key) => JSON.stringify(video[key]) === JSON.stringify(plan[key]),
    );
  const running = (video: VideoRecord): boolean => video.state === 'video_processing';

  const before = await db.videos.where({ projectId: project.id }).toArray();
  for (const video of before) {
    if (running(video) && !isSame(video)) await renders.cancel(video.id);
  }

  const { video, old } = await db.transaction('rw', db.videos, db.projects, async () => {
    const all = await db.videos.where({ projectId: project.id }).toArray();
    const same = all.find((each) => running(each) && isSame(each));
    if (same) return { video: same, old: [] };
    const made = newVideo(context, wish);
    const current = (await db.projects.get(project.id)) ?? project;
    const finished = all.find(({ id }) => id === current.finishedVideoId);
    const spent = all.filter(({ id }) => id !== finished?.id && id !== finished?.editOf);
    await db.videos.bulkDelete(spent.map(({ id }) => id));
    await db.videos.add(made);
    await db.projects.put({
      ...current,
      status: 'video_processing',
      progress: 0,
      scriptText: script,
      voiceId,
      avatarId: avatar.id,
      videoId: made.id,
      updatedAt: now(),
      activity: [
        ...current.activity,
        { action: 'video_started', timestamp: now(), videoId: made.id },
      ],
    });
    return { video: made, old: spent };
  });
  await Promise.all(old.map(({ id }) => removeVideoFiles(media, id)));
  renders.enqueue(video.id);
  return video;
}

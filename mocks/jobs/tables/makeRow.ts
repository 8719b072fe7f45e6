import { fillRecipe } from '@lectern/studio/table';
import { chosenLanguage, type Recipe, voiceIdOf } from '@lectern/studio/recipe';
import { spokenScript } from '../../base/spokenScript.ts';
import type { AccountStore } from '../../db/accounts.ts';
import { changeProject, createProject } from '../../db/projects.ts';
import type { ProjectRecord, TableRecord, TableRowRecord, VideoRecord } from '../../db/records.ts';
import type { AvatarLibrary } from '../../generators/avatars/avatarLibrary.ts';
import type { PackStore } from '../packs/packTypes.ts';
import { packOfVoice } from '../recipes/fileVoice.ts';
import { avatarOf } from '../recipes/recipes.ts';
import { queueVideo, type QueueParts } from '../renders/queueVideo.ts';
import { renderPlan } from '../renders/renderPlan.ts';
import { unmade } from '../renders/unmade.ts';
import { type PrepareParts, prepareNextRow } from './prepareNextRow.ts';
import { changeRow, pauseAt, rowError } from './tableRows.ts';
import { untilValue } from './untilValue.ts';

export interface RowParts extends QueueParts, PrepareParts {
  avatars: AvatarLibrary;
  accounts: AccountStore;
  packs: Pick<PackStore, 'listPacks'>;
}

/** The project settings for the video that a recipe describes. */
function settingsOf(recipe: Recipe): Record<string, unknown> {
  const { format, captions, scene, voice, manner, gesturesOff } = recipe;
  const language = chosenLanguage(recipe);
  return {
    aspect: format.aspect,
    resolution: format.resolution,
    captions: captions.drawn,
    captionStyle: captions.style,
    scene,
    speed: voice.speed,
    ...(manner && { manner }),
    ...(gesturesOff && { gesturesOff }),
    ...(language !== undefined && { language }),
  };
}

interface Wish {
  recipe: Recipe;
  project: ProjectRecord;
  avatarId: string;
  videoId: string;
}

function newVideo(parts: RowParts, { recipe, project, avatarId, videoId }: Wish): VideoRecord {
  return {
    ...unmade(parts.now()),
    ...renderPlan(project.settings, { scene: recipe.scene }),
    id: videoId,
    userId: project.userId,
    projectId: project.id,
    script: spokenScript(recipe.script),
    voiceId: voiceIdOf(recipe.voice),
    avatarId,
    audioId: null,
    presenter: recipe.presenter,
    ...(recipe.edit ? { edit: recipe.edit } : {}),
  };
}

/**
 * Records a row's project and video and queues its render. A row that was started earlier already has the
 * id of its video, so nothing is made twice after a crash.
 */
async function queueRow(parts: RowParts, table: TableRecord, row: TableRowRecord): Promise<void> {
  const { db } = parts;
  const { userId, id } = table;
  const owner = (await db.users.get(userId))?.username ?? '';
  const avatarId = await avatarOf(parts, { owner, ...table.recipe });
  const recipe = fillRecipe(table.recipe, row.values);
  const { project } = await createProject(parts, userId, {
    frontendId: `${id}-${row.row}`,
    name: recipe.title,
    description: '',
    status: 'avatar_selected',
    settings: settingsOf(recipe),
  });
  const videoId = row.videoId ?? parts.newId('vid');
  const begun = await changeRow(db, [id, row.row], ({ state }) =>
    state === 'making' ? { projectId: project.id, videoId } : null,
  );
  if (!begun) return;
  await changeProject(parts, project.id, () => ({ name: recipe.title }));
  await queueVideo(parts, {
    projectId: project.id,
    isSame: (video) => video.id === videoId,
    make: () => newVideo(parts, { recipe, project, avatarId, videoId }),
    ofProject: { scriptText: recipe.script, voiceId: voiceIdOf(recipe.voice), avatarId },
    action: 'video_started',
  });
}

/** Failures that would affect all following rows. */
const STOPPING: readonly VideoRecord['errorCode'][] = ['storage-full', 'unsupported'];

/**
 * Records the result of a row's render. A failure that would affect all rows, such as a full disk, pauses
 * the table, and the row waits again.
 */
async function recordEnd(
  { db, now }: RowParts,
  row: TableRowRecord,
  video: VideoRecord | undefined,
): Promise<void> {
  if (video && video.error !== null && STOPPING.includes(video.errorCode)) {
    await pauseAt(db, row, video.error);
    return;
  }
  await changeRow(db, [row.tableId, row.row], ({ state, videoId }) => {
    if (state !== 'making' || videoId !== (video?.id ?? row.videoId)) return null;
    if (video?.state === 'completed') {
      const { duration, size } = video;
      return { state: 'made', error: null, seconds: duration, bytes: size, endedAt: now() };
    }
    const error = video ? (video.error ?? 'The render was canceled.') : 'The video was deleted.';
    return { state: 'failed', error, videoId: null, endedAt: now() };
  });
}

/** Returns why no row of a table can be spoken yet, as a sentence; null if its voice is on this device. */
async function voiceError({ packs }: RowParts, { voice }: Recipe): Promise<string | null> {
  if (!voice.pack || (await packOfVoice(packs, voice))) return null;
  return `The voice is from the pack “${voice.pack.id}”, which is not on this device: load it at the voice step of a video, then resume.`;
}

/**
 * Makes the video of a row: checks its values, queues its render and waits for the end.
 *
 * @throws the signal's reason when the tab closes; the row stays in progress, and another tab continues it
 */
export async function makeRow(
  parts: RowParts,
  next: TableRowRecord,
  signal: AbortSignal,
): Promise<void> {
  const { db, now } = parts;
  const table = await db.videoTables.get(next.tableId);
  if (!table) return;
  const pause = next.state === 'waiting' ? await voiceError(parts, table.recipe) : null;
  if (pause !== null) {
    await db.videoTables.update(table.id, { pause });
    return;
  }
  const begun = await changeRow(db, [next.tableId, next.row], (row) => {
    if (row.state === 'making') return {};
    if (row.state !== 'waiting') return null;
    const error = rowError(table, row);
    if (error !== null) return { state: 'failed', error, endedAt: now() };
    return { state: 'making', error: null, startedAt: now() };
  });
  if (begun?.state !== 'making') return;
  const known = begun.videoId === null ? undefined : await db.videos.get(begun.videoId);
  if (!known) await queueRow(parts, table, begun);
  const row = await db.tableRows.get([next.tableId, next.row]);
  if (row?.state !== 'making' || row.videoId === null) return;
  const { videoId } = row;
  // A failure only costs time: speaking the next row will report it again.
  void prepareNextRow(parts, { tableId: row.tableId, videoId }, signal).catch(() => undefined);
  // The video may be rendered in any tab; a deleted one has ended too.
  const video = await untilValue(
    async () => db.videos.get(videoId),
    (now) => now?.state !== 'video_processing',
    signal,
  );
  await recordEnd(parts, row, video);
}

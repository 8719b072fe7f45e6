import type { Answer } from '@lectern/api-client/contract';
import { object, string } from 'yup';
import { canSpeakAs } from './voiceLibrary.ts';
import { startRender } from '../jobs/renders/startRender.ts';
import { startEdit } from '../jobs/edits/startEdit.ts';
import { FILE_GONE, UNSUPPORTED } from '../jobs/renders/renderWords.ts';
import { findLook } from '@lectern/studio/looks';
import { readAiEdit } from './aiEdit.schema.ts';
import { param, readJson, requireUser, type Call, type Resolvers } from './call.ts';
import { HttpProblem, notFound } from './problem.ts';
import { requireProject } from './projectCall.ts';
import { noteMissing, toVideoStatus } from './videos.wire.ts';
import { filmAddresses } from '../jobs/filmAddresses.ts';
import type { VideoRecord } from '../db/records.ts';

type VideoOperation = 'generateVideo' | 'getVideoStatus' | 'applyAiEdit';

const generateSchema = object({
  script: string().defined(),
  voiceId: string().required(),
  avatarId: string().required(),
  projectId: string().required(),
}).noUnknown();

async function requireVideo(call: Call): Promise<VideoRecord> {
  const user = await requireUser(call);
  const video = await call.context.db.videos.get(param(call, 'id'));
  if (!video || video.userId !== user.id) throw notFound('video');
  return video;
}

/** Rejects an edit that cannot be made, as the contract's AiEditError. */
function refused(message: string, status: number): Answer<'applyAiEdit'> {
  return { status: 400, body: { success: false, message, status, data: null } };
}

/** The reason why a video cannot be edited now; null if it can. */
async function whyNoEdit({ context }: Call, video: VideoRecord): Promise<string | null> {
  if (video.state === 'video_processing') return 'The video is still rendering.';
  if (video.state === 'completed' && (await filmAddresses(context, video)) === null) {
    await noteMissing(context, video);
    return FILE_GONE;
  }
  if (video.state !== 'completed') return 'The video is not finished. Make it again, then edit it.';
  const { canRender } = await (await context.studio()).support();
  return canRender ? null : UNSUPPORTED;
}

/** Specification section 7, videos. */
export const videoResolvers: Resolvers<VideoOperation> = {
  async generateVideo(call) {
    const { context } = call;
    const user = await requireUser(call);
    const body = await readJson(call, generateSchema);
    const project = await requireProject(call, user, body.projectId);
    const avatar = await context.avatars.find(user.id, body.avatarId);
    if (!avatar) throw notFound('avatar');
    if (!canSpeakAs(body.voiceId, await context.packs.listPacks())) throw notFound('voice');
    context.speech.check(body.script);
    const studio = await context.studio();
    const { canRender } = await studio.support();
    if (!canRender) throw new HttpProblem(422, UNSUPPORTED);
    const { script, voiceId } = body;
    const video = await startRender(context, { project, avatar, script, voiceId });
    return { status: 202, body: { video_id: video.id, status: video.state } };
  },

  async getVideoStatus(call) {
    const { context } = call;
    const video = await requireVideo(call);
    // If the rendering tab is gone, its lock is free and this tab continues.
    if (video.state === 'video_processing') context.renders.enqueue(video.id);
    const urls = video.state === 'completed' ? await filmAddresses(context, video) : null;
    if (video.state === 'completed' && urls === null) await noteMissing(context, video);
    const current = (await context.db.videos.get(video.id)) ?? video;
    return { status: 200, body: toVideoStatus(current, urls, context.now()) };
  },

  async applyAiEdit(call) {
    const { context } = call;
    const user = await requireUser(call);
    const video = await requireVideo(call);
    let body: unknown;
    try {
      body = await call.request.json();
    } catch {
      throw new HttpProblem(400, 'The request body is not valid JSON.');
    }
    const edit = await readAiEdit(body);
    const template = edit.additionalFeatures.applyAiEdit
      ? edit.aiEditSettings?.template
      : undefined;
    const look = template === undefined ? undefined : findLook(template);
    if (template !== undefined && !look) return refused('The template is not available.', 400);
    if (look?.isBeta === true && !user.isBetaUser) throw new HttpProblem(403, 'Not allowed.');
    const reason = await whyNoEdit(call, video);
    if (reason !== null) return refused(reason, 409);
    const made = await startEdit(context, video, edit);
    const data = { video_id: made.id, status: made.state };
    return { status: 202, body: { success: true, message: 'AI edit applied successfully', data } };
  },
};

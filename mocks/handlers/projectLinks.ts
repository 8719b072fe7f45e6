import { linkVideo, moveTo } from '../db/projects.ts';
import { scriptText } from '../db/scripts.ts';
import { undoEdit } from '../jobs/edits/undoEdit.ts';
import { param, type Resolvers } from './call.ts';
import { notFound } from './problem.ts';
import { answerChanged, pathProject } from './projectCall.ts';
import { toProject } from './projects.wire.ts';
import { canSpeakAs } from './voiceLibrary.ts';

type LinkOperation = 'linkScript' | 'linkVoice' | 'linkAvatar' | 'linkVideo';

/** Specification section 7: the script, voice, avatar and video of a project. */
export const projectLinkResolvers: Resolvers<LinkOperation> = {
  async linkScript(call) {
    const { user, project } = await pathProject(call);
    const script = await call.context.db.scripts.get(param(call, 'scriptId'));
    if (!script || script.userId !== user.id) throw notFound('script');
    const links = { scriptId: script.id, scriptText: scriptText(script) };
    return answerChanged(
      call,
      project,
      (before) => ({ ...links, ...moveTo(before, 'script_created') }),
      'script_linked',
    );
  },

  async linkVoice(call) {
    const { project } = await pathProject(call);
    const voiceId = param(call, 'voiceId');
    if (!canSpeakAs(voiceId, await call.context.packs.listPacks())) throw notFound('voice');
    return answerChanged(
      call,
      project,
      (before) => {
        const audioId = before.voiceId === voiceId ? before.audioId : null;
        return { voiceId, audioId, ...moveTo({ ...before, audioId }, 'voice_selected') };
      },
      'voice_linked',
    );
  },

  async linkAvatar(call) {
    const { user, project } = await pathProject(call);
    const avatar = await call.context.avatars.find(user.id, param(call, 'avatarId'));
    if (!avatar) throw notFound('avatar');
    return answerChanged(
      call,
      project,
      (before) => ({ avatarId: avatar.id, ...moveTo(before, 'avatar_selected') }),
      'avatar_linked',
    );
  },

  async linkVideo(call) {
    const { project } = await pathProject(call);
    const videoId = param(call, 'videoId');
    // Linking the original of an edited video undoes the edit.
    const linked =
      (await undoEdit(call.context, project, videoId)) ??
      (await linkVideo(call.context, project.id, videoId));
    if (!linked) throw notFound('video');
    return { status: 200, body: await toProject(call.context, linked) };
  },
};

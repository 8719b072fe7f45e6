import { object, string } from 'yup';
import { canSpeakAs, libraryVoices } from './voiceLibrary.ts';
import { saveSpokenAudio } from '../db/projects.ts';
import { speakingSpeed } from '../base/spokenScript.ts';
import { audioFiles } from '../files/mediaNames.ts';
import { readJson, requireUser, type Resolvers } from './call.ts';
import { HttpProblem, notFound } from './problem.ts';
import { requireProject } from './projectCall.ts';

type VoiceOperation = 'listVoices' | 'generateAudio';

const generateSchema = object({
  id: string().required(),
  voice_id: string().required(),
  model_id: string().required(),
  // The speech code rejects a script without words, with its own message.
  script: string().defined(),
}).noUnknown();

/** Specification section 7, voices and audio. */
export const voiceResolvers: Resolvers<VoiceOperation> = {
  async listVoices(call) {
    await requireUser(call);
    const voices = libraryVoices(await call.context.packs.listPacks());
    return {
      status: 200,
      body: voices.map(({ id, name, labels, lettersPerSecond, sampleUrl }) => ({
        id,
        voice_id: id,
        name,
        labels,
        letters_per_second: lettersPerSecond,
        preview_url: sampleUrl,
      })),
    };
  },

  async generateAudio(call) {
    const { context, request } = call;
    const user = await requireUser(call);
    const body = await readJson(call, generateSchema);
    const project = await requireProject(call, user, body.id);
    if (!canSpeakAs(body.voice_id, await context.packs.listPacks())) throw notFound('voice');
    const audio = await context.speech.speak(
      {
        userId: user.id,
        projectId: project.id,
        voiceId: body.voice_id,
        script: body.script,
        speed: speakingSpeed(project.settings),
      },
      { signal: request.signal },
    );
    const url = await context.urls.urlOf(audioFiles(audio.id).audioFile);
    if (url === null) throw new HttpProblem(500, 'The audio could not be kept. Try again.');
    await saveSpokenAudio(context, project.id, audio, body.script);
    return { status: 200, body: { audio_url: url, duration: audio.duration, words: audio.words } };
  },
};

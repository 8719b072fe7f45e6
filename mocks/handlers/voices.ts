import { object, string } from 'yup';
import { libraryVoices } from './voiceLibrary.ts';
import { saveSpokenAudio } from '../db/projects.ts';
import { speakingSpeed } from '../base/spokenScript.ts';
import { audioFiles } from '../files/mediaNames.ts';
import { readJson, requireUser, type Resolver } from './call.ts';
import { HttpProblem, notFound } from './problem.ts';
import { requireProject } from './projectCall.ts';
import { json } from './wire.ts';

type VoiceOperation = 'listVoices' | 'generateAudio';

const generateSchema = object({
  id: string().required(),
  voice_id: string().required(),
  model_id: string().required(),
  // Whether there is a word in it is said by the speech, in words of its own.
  script: string().defined(),
}).noUnknown();

/** Specification section 7, voices and audio. */
export const voiceResolvers: Record<VoiceOperation, Resolver> = {
  async listVoices(call) {
    await requireUser(call);
    const voices = libraryVoices();
    return json(
      voices.map(({ id, name, labels, lettersPerSecond, sampleUrl }) => ({
        id,
        voice_id: id,
        name,
        labels,
        letters_per_second: lettersPerSecond,
        preview_url: sampleUrl,
      })),
    );
  },

  async generateAudio(call) {
    const { context, request } = call;
    const user = await requireUser(call);
    const body = await readJson(call, generateSchema);
    const project = await requireProject(call, user, body.id);
    const voices = libraryVoices();
    if (!voices.some(({ id }) => id === body.voice_id)) throw notFound('voice');
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
    return json({ audio_url: url, duration: audio.duration, words: audio.words });
  },
};

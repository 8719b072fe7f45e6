import { openTestFlite } from '../../speech/flite/testFlite.ts';
import { speakToFiles } from '../../speech/speakToFiles.ts';
import { createMemoryFiles } from '../../speech/testEngine.ts';
import type { SpeechTimeline } from '../../types.ts';

const TIMELINE_FILE = 'timeline.json';

/** Returns the timelines of scripts as the built-in engine speaks them. */
export async function spokenTimelines(
  scripts: Readonly<Record<string, string>>,
  voiceId = 'olivia',
): Promise<Record<string, SpeechTimeline>> {
  const engine = await openTestFlite();
  const timelines: Record<string, SpeechTimeline> = {};
  for (const [name, script] of Object.entries(scripts)) {
    const { files, contents } = createMemoryFiles();
    const request = { script, voiceId, audioFile: 'audio.wav', timelineFile: TIMELINE_FILE };
    await speakToFiles(request, { engine, files });
    const text = (await contents.get(TIMELINE_FILE)?.text()) ?? 'null';
    timelines[name] = JSON.parse(text) as SpeechTimeline;
  }
  return timelines;
}

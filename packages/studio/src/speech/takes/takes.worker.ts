import { flushMedia, openInPlace, readMedia, writeMedia } from '../../mediaStore.ts';
import { createFliteEngine } from '../flite/fliteEngine.ts';
import { loadFlite } from '../flite/loadFlite.ts';
import { keepSentences } from '../keptSentences.ts';
import { openSentenceCache } from '../sentenceCache.ts';
import { lateEngine } from '../lateEngine.ts';
import { toStudioError } from '../speakToFiles.ts';
import { RecordingError } from './RecordingError.ts';
import type { TakeCall, TakeEvent } from './takeMessages.ts';
import { createTakeWork } from './takeWork.ts';

const say = (event: TakeEvent) => self.postMessage(event, { transfer: [] });

self.addEventListener('message', ({ data }: MessageEvent<TakeCall>) => void answer(data));

async function answer(call: TakeCall): Promise<void> {
  try {
    const kept = await openSentenceCache();
    const work = createTakeWork({
      engine: keepSentences(lateEngine(async () => createFliteEngine(await loadFlite()))(), kept),
      read: readMedia,
      async write(name, content) {
        await writeMedia(name, content);
        await flushMedia(name);
      },
      async overwrite(name, content) {
        const file = await openInPlace(name);
        try {
          file.write(content, { at: 0 });
          file.truncate(content.length);
          file.flush();
        } finally {
          file.close();
        }
      },
    });
    const result = await run(work, call);
    await kept.trim();
    say({ type: 'done', result });
  } catch (cause) {
    if (cause instanceof RecordingError) {
      say({ type: 'recording-error', code: cause.code, message: cause.message });
      return;
    }
    const { code, message } = toStudioError(cause);
    say({ type: 'studio-error', code, message });
  }
}

function run(work: ReturnType<typeof createTakeWork>, call: TakeCall): Promise<unknown> {
  switch (call.name) {
    case 'write':
      return work.write(...call.args);
    case 'finish':
      return work.finish(...call.args);
    case 'compare':
      return work.compare(...call.args);
    case 'find':
      return work.find(...call.args, { onProgress: (share) => say({ type: 'progress', share }) });
    case 'compareStretch':
      return work.compareStretch(...call.args);
    case 'writeStretches':
      return work.writeStretches(...call.args);
  }
}

import { hasMedia, openMedia, readMedia, removeMedia } from '../mediaStore.ts';
import { createFliteEngine } from './flite/fliteEngine.ts';
import { loadFlite } from './flite/loadFlite.ts';
import type { SpeechCommand, SpeechEvent } from './messages.ts';
import { type SpeechFiles, speakToFiles, toStudioError } from './speakToFiles.ts';

const files: SpeechFiles = {
  open: openMedia,
  read: readMedia,
  has: hasMedia,
  remove: removeMedia,
};
const abort = new AbortController();
const say = (event: SpeechEvent) => self.postMessage(event, { transfer: [] });

self.addEventListener('message', ({ data }: MessageEvent<SpeechCommand>) => {
  if (data.type === 'cancel') abort.abort();
  else void speak(data.request);
});

async function speak(request: Extract<SpeechCommand, { type: 'speak' }>['request']) {
  const { signal } = abort;
  const onProgress = (fraction: number) => say({ type: 'progress', fraction });
  try {
    const engine = createFliteEngine(await loadFlite(signal));
    say({
      type: 'done',
      result: await speakToFiles(request, { engine, files, signal, onProgress }),
    });
  } catch (cause) {
    const { code, message } = toStudioError(cause);
    say({ type: 'error', code, message });
  }
}

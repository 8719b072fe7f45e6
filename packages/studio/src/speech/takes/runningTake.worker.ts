import { openInPlace, removeMedia } from '../../mediaStore.ts';
import { toStudioError } from '../speakToFiles.ts';
import type { RunningCall, RunningEvent } from './takeMessages.ts';
import { createRunningTake } from './runningTake.ts';

const say = (event: RunningEvent) => self.postMessage(event, { transfer: [] });

let name = '';
let take: ReturnType<typeof createRunningTake> | null = null;
let isFull = false;

async function answer(call: RunningCall): Promise<void> {
  switch (call.name) {
    case 'open':
      name = call.file;
      take = createRunningTake(await openInPlace(name), call.sampleRate);
      return;
    case 'append':
      if (!isFull) take?.append(call.samples);
      return;
    case 'end':
      take?.close();
      say({ type: 'closed' });
      return;
    case 'discard':
      take?.close();
      await removeMedia(name);
      say({ type: 'closed' });
  }
}

// Handle calls one after another: pieces wait until the file is open.
let before = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<RunningCall>) => {
  before = before
    .then(() => answer(data))
    .catch((cause: unknown) => {
      const { code, message } = toStudioError(cause);
      // Keep what is on disk: the page will end the take next.
      if (code === 'storage-full' && take) {
        isFull = true;
        say({ type: 'full' });
      } else {
        say({ type: 'failed', code, message });
      }
    });
});

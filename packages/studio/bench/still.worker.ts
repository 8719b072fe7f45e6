/**
 * Runs the renderer's encoder on one still picture: the upper limit of a render's speed.
 */
import { FrameEncoder } from '../src/render/segments/frameEncoder.ts';
import { BT709, I420Picture } from '../src/picture/i420.ts';
import { Pause } from '../src/render/segments/pause.ts';
import { KEY_FRAME_SECONDS, supportedVideoConfig } from '../src/render/videoEncoding.ts';
import type { StillRequest, StillResponse } from './stillMessages.ts';

async function encodeStill({ format, frames, feed, picture }: StillRequest): Promise<number> {
  const { width, height, frameRate } = format;
  const config = await supportedVideoConfig(format);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!config || !context) throw new Error('no encoder or no canvas');
  context.drawImage(picture, 0, 0, width, height);
  const planes = new I420Picture(width, height);
  planes.update(context.getImageData(0, 0, width, height).data, { x: 0, y: 0, width, height });
  const frameAt = (timestamp: number) =>
    feed === 'canvas'
      ? new VideoFrame(canvas, { timestamp, alpha: 'discard' })
      : new VideoFrame(planes.data, {
          format: 'I420',
          codedWidth: width,
          codedHeight: height,
          timestamp,
          colorSpace: BT709,
        });

  const encoder = new FrameEncoder(config, () => undefined);
  const pause = new Pause();
  const start = performance.now();
  encoder.start();
  for (let frame = 0; frame < frames; frame += 1) {
    const isKey = frame % Math.round(KEY_FRAME_SECONDS * frameRate) === 0;
    encoder.encode(frameAt(Math.round((frame * 1e6) / frameRate)), isKey);
    if (encoder.isFull) await encoder.room();
    if (frame % 2 === 0) await pause.take();
  }
  await encoder.flush();
  const milliseconds = performance.now() - start;
  encoder.close();
  pause.close();
  if (encoder.packets !== frames) throw new Error(`${encoder.packets} of ${frames} packets`);
  return milliseconds;
}

self.addEventListener('message', ({ data }: MessageEvent<StillRequest>) => {
  const send = (response: StillResponse) => self.postMessage(response);
  encodeStill(data).then(
    (milliseconds) => send({ milliseconds }),
    (cause: unknown) => send({ error: String(cause) }),
  );
});

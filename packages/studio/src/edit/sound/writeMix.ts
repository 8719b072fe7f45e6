import { toPcm16, writeWavHeader } from '../../audio/wav.ts';
import { readWavBlocks } from '../../audio/wavReader.ts';
import { openMedia, readMedia, removeMedia, toStorageError } from '../../mediaStore.ts';
import { lengthOf } from '../../timeline/spans.ts';
import { type MixPlan, mixSound } from './mix.ts';
import type { MixRequest } from './mixMessages.ts';
import { renderTrack } from './music.ts';
import { RATE } from './synth.ts';

/** Seconds that are read, mixed and written at a time: every step costs a round trip to the disk. */
const BLOCK_SECONDS = 4;

/**
 * Writes the sound of an edit as a WAV.
 *
 * @throws `StudioError` 'missing-file', 'storage-full'.
 */
export async function writeMix({
  audioFile,
  mixFile,
  kept,
  timeline,
  plan,
}: MixRequest): Promise<void> {
  const { additionalFeatures, additionalSettings, bgmData } = plan.edit;
  const speech = timeline.phones.filter(({ phone }) => phone !== 'pau');
  const mix: MixPlan = {
    kept,
    speech,
    duration: timeline.duration,
    enhance: additionalFeatures.enhanceAudio,
    music:
      additionalFeatures.addBgm && bgmData.volume > 0
        ? { ...bgmData, loop: renderTrack(plan.track) }
        : null,
    effects: plan.effects,
    effectsVolume: additionalSettings.soundEffectsVolume,
  };
  const file = await readMedia(audioFile);
  async function* source(): AsyncGenerator<Float32Array, void> {
    for await (const { samples } of readWavBlocks(file, BLOCK_SECONDS)) {
      yield samples;
    }
  }
  let stream: FileSystemWritableFileStream | undefined;
  try {
    await mixSound(source, mix, async (block) => {
      if (block !== 'restart') {
        await stream?.write(toPcm16(block));
        return;
      }
      await stream?.abort();
      stream = await openMedia(mixFile);
      await stream.write(writeWavHeader(RATE, 1, Math.round(lengthOf(kept) * RATE)));
    });
    await stream?.close();
  } catch (cause) {
    await stream?.abort().catch(() => undefined);
    await removeMedia(mixFile).catch(() => undefined);
    throw toStorageError(cause);
  }
}

import { toPcm16, writeWavHeader } from '../../audio/wav.ts';
import { readWavBlocks } from '../../audio/wavReader.ts';
import { openMedia, readMedia, removeMedia, toStorageError } from '../../mediaStore.ts';
import { StudioError } from '../../StudioError.ts';
import type { SpeechTimeline } from '../../types.ts';
import { lengthOf } from '../cut/cuts.ts';
import type { EditPlan } from '../plan/editPlan.ts';
import type { Span } from '../types.ts';
import { type MixPlan, mixSound } from './mix.ts';
import { renderTrack } from './music.ts';
import { RATE } from './synth.ts';

/** Seconds that are read, mixed and written at a time: every step costs a way to the disk. */
const BLOCK_SECONDS = 4;

export interface MixJob {
  /** Names in the media store. */
  audioFile: string;
  mixFile: string;
  kept: readonly Span[];
  /** Of what is kept. */
  timeline: SpeechTimeline;
  plan: EditPlan;
  isCancelled: () => boolean;
}

/**
 * Writes the sound of an edit as a WAV.
 *
 * @throws `StudioError` 'cancelled', 'missing-file', 'storage-full'.
 */
export async function writeMix({
  audioFile,
  mixFile,
  kept,
  timeline,
  plan,
  isCancelled,
}: MixJob): Promise<void> {
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
      if (isCancelled()) throw new StudioError('cancelled');
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

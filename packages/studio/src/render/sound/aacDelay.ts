/**
 * The delay of an AAC encoder: the silence that it puts before the sound, in samples.
 *
 * Encoders differ (1024 samples in libavcodec, 2112 in Apple's) and browsers do not report it. At 48 kHz
 * the lips would lead by 21 to 44 ms, so the delay is measured by encoding a click and finding it in the
 * output.
 */
import {
  ADTS,
  AdtsOutputFormat,
  type AudioEncodingConfig,
  AudioSample,
  AudioSampleSink,
  AudioSampleSource,
  BufferSource,
  BufferTarget,
  Input,
  Output,
  canDecodeAudio,
} from 'mediabunny';

/** Hz; the studio's audio is mono at this rate. */
export const SOUND_RATE = 48_000;

/** Samples of delay in libavcodec, which is also the packaged encoder. */
export const USUAL_DELAY = 1024;

/** Samples. */
const LENGTH = 20_000;
const CLICK_AT = 8_000;
const CLICK_LENGTH = 240;

/** Measures the samples of silence that encoding with `config` puts before the sound. */
export async function measureAacDelay(config: AudioEncodingConfig): Promise<number> {
  if (!(await canDecodeAudio('aac'))) return USUAL_DELAY;
  const put = click();
  const got = await decode(await encode(put, config));
  const delay = Math.round(centreOfEnergy(got) - centreOfEnergy(put));
  return delay >= 0 && delay < CLICK_AT ? delay : USUAL_DELAY;
}

/** Returns a short 1 kHz burst with a bell envelope, which encoders keep in place. */
function click(): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(LENGTH);
  for (let i = 0; i < CLICK_LENGTH; i += 1) {
    const bell = Math.sin((Math.PI * i) / CLICK_LENGTH) ** 2;
    samples[CLICK_AT + i] = 0.8 * bell * Math.sin((2 * Math.PI * 1000 * i) / SOUND_RATE);
  }
  return samples;
}

async function encode(
  data: Float32Array<ArrayBuffer>,
  config: AudioEncodingConfig,
): Promise<ArrayBuffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new AdtsOutputFormat(), target });
  const source = new AudioSampleSource(config);
  output.addAudioTrack(source);
  await output.start();
  const sample = new AudioSample({
    data,
    format: 'f32',
    numberOfChannels: 1,
    sampleRate: SOUND_RATE,
    timestamp: 0,
  });
  await source.add(sample);
  sample.close();
  await output.finalize();
  return target.buffer ?? new ArrayBuffer(0);
}

/** Decodes all samples of an ADTS stream, a format that declares no delay. */
async function decode(stream: ArrayBuffer): Promise<Float32Array> {
  using input = new Input({ source: new BufferSource(stream), formats: [ADTS] });
  const track = await input.getPrimaryAudioTrack();
  const samples: number[] = [];
  if (track) {
    for await (const sample of new AudioSampleSink(track).samples()) {
      const block = new Float32Array(sample.numberOfFrames);
      sample.copyTo(block, { format: 'f32-planar', planeIndex: 0 });
      sample.close();
      samples.push(...block);
    }
  }
  return Float32Array.from(samples);
}

/**
 * Returns the mean position of a sound, weighted by the square of its energy, which makes codec noise too
 * faint to matter.
 */
function centreOfEnergy(samples: Float32Array): number {
  let energy = 0;
  let moment = 0;
  for (const [i, value] of samples.entries()) {
    const power = value ** 4;
    energy += power;
    moment += power * i;
  }
  return energy === 0 ? 0 : moment / energy;
}

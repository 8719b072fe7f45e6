import type { FrameFormat } from '../types.ts';

/** H.264 levels by their limit of macroblocks per second (ITU-T H.264, table A-1). */
const LEVELS = [
  { hex: '1f', macroblocks: 108_000 },
  { hex: '28', macroblocks: 245_760 },
  { hex: '32', macroblocks: 589_824 },
  { hex: '34', macroblocks: 2_073_600 },
] as const;

/** High, Main, Constrained Baseline: the first supported one is used. */
const PROFILES = ['6400', '4d00', '42e0'] as const;

/** Bits per pixel. Flat art needs few; with fewer, the edges of moving figures ring. */
const BITS_PER_PIXEL = 0.08;

/** Seconds between key frames, which limits the frames that a player decodes after a seek. */
export const KEY_FRAME_SECONDS = 3;

/** Returns encoder configurations for a format, the best first. */
function videoConfigs({ width, height, frameRate }: FrameFormat): VideoEncoderConfig[] {
  const rate = Math.ceil(width / 16) * Math.ceil(height / 16) * frameRate;
  const level = LEVELS.find(({ macroblocks }) => macroblocks >= rate) ?? LEVELS[LEVELS.length - 1];
  return PROFILES.map((profile) => ({
    codec: `avc1.${profile}${level?.hex ?? '34'}`,
    width,
    height,
    framerate: frameRate,
    bitrate: Math.round(width * height * frameRate * BITS_PER_PIXEL),
    bitrateMode: 'variable',
    latencyMode: 'quality',
    avc: { format: 'avc' },
  }));
}

/**
 * Makes a page's browser start its media framework before it is asked for an encoder: otherwise WebKitGTK
 * would start it on two threads at once, which occasionally crashes the page's process.
 */
function startMedia(): void {
  if (typeof document !== 'undefined') document.createElement('video').canPlayType('video/mp4');
}

/**
 * Returns the first supported configuration, if any.
 *
 * @param isSoftware whether an encoder in software is better than one in hardware
 */
export async function supportedVideoConfig(
  format: FrameFormat,
  isSoftware = false,
): Promise<VideoEncoderConfig | undefined> {
  if (typeof VideoEncoder === 'undefined') return undefined;
  startMedia();
  const configs = videoConfigs(format);
  const software = configs.map((config): VideoEncoderConfig => ({
    ...config,
    hardwareAcceleration: 'prefer-software',
  }));
  for (const config of isSoftware ? [...software, ...configs] : configs) {
    const { supported } = await VideoEncoder.isConfigSupported(config).catch(() => ({
      supported: false,
    }));
    if (supported) return config;
  }
  return undefined;
}

import { open, stat } from 'node:fs/promises';
import { run } from './ffmpeg.ts';
import { type Check, within } from './report.ts';

interface ProbedStream {
  codec_type: string;
  codec_name: string;
  start_time: string;
  duration: string;
  avg_frame_rate: string;
}

/** Checks streams, their starts and durations, the number of frames, and whether every frame decodes. */
export async function checkContainer(file: string): Promise<Check[]> {
  const { video, audio } = await probe(file);
  const decoded = await run('ffmpeg', [
    ...['-nostdin', '-v', 'error', '-xerror', '-err_detect', 'explode', '-i', file],
    ...['-map', '0:v', '-map', '0:a', '-vsync', 'passthrough', '-progress', '-', '-f', 'null', '-'],
  ]);
  const checks: Check[] = [
    {
      name: 'full decode',
      value: `exit ${decoded.code}`,
      target: 'exit 0',
      pass: decoded.code === 0,
    },
    codec('video codec', video, 'h264'),
    codec('audio codec', audio, 'aac'),
  ];
  if (video && audio) {
    const seconds = Number(audio.duration);
    const [rate = 0, per = 1] = video.avg_frame_rate.split('/').map(Number);
    const frames = framesOf(decoded.stdout.toString());
    checks.push(
      within('start gap', 1000 * Math.abs(Number(video.start_time) - Number(audio.start_time)), {
        most: 20,
        unit: ' ms',
      }),
      within('duration gap', 1000 * Math.abs(Number(video.duration) - seconds), {
        most: 50,
        unit: ' ms',
      }),
      within('frames off rate × seconds', Math.abs(frames - (rate / per) * seconds), { most: 1 }),
    );
  }
  checks.push(await checkFastStart(file));
  return checks;
}

/** Returns the last count of decoded frames in a progress report of ffmpeg. */
function framesOf(progress: string): number {
  return Number(
    progress
      .match(/^frame=\s*\d+$/gm)
      ?.at(-1)
      ?.split('=')[1] ?? Number.NaN,
  );
}

async function probe(file: string): Promise<{ video?: ProbedStream; audio?: ProbedStream }> {
  const { stdout } = await run('ffprobe', [
    ...['-v', 'error', '-show_streams', '-of', 'json', file],
  ]);
  const { streams = [] } = JSON.parse(stdout.toString() || '{}') as { streams?: ProbedStream[] };
  return {
    video: streams.find(({ codec_type }) => codec_type === 'video'),
    audio: streams.find(({ codec_type }) => codec_type === 'audio'),
  };
}

function codec(name: string, stream: ProbedStream | undefined, wanted: string): Check {
  const value = stream?.codec_name ?? 'none';
  return { name, value, target: wanted, pass: value === wanted };
}

/** Checks whether a player finds the index before the media. */
async function checkFastStart(file: string): Promise<Check> {
  const boxes = await topLevelBoxes(file);
  const pass = boxes.includes('moov') && boxes.indexOf('moov') < boxes.indexOf('mdat');
  return { name: 'moov before mdat', value: boxes.join(' '), target: 'moov … mdat', pass };
}

/** Reads the types of an MP4's top-level boxes (ISO/IEC 14496-12, section 4.2). */
async function topLevelBoxes(file: string): Promise<string[]> {
  const { size } = await stat(file);
  const handle = await open(file);
  const boxes: string[] = [];
  try {
    const header = Buffer.alloc(16);
    for (let at = 0; at + 8 <= size;) {
      await handle.read(header, 0, 16, at);
      boxes.push(header.toString('latin1', 4, 8));
      const short = header.readUInt32BE(0);
      const length = short === 1 ? Number(header.readBigUInt64BE(8)) : short;
      if (length < 8) break;
      at += length;
    }
  } finally {
    await handle.close();
  }
  return boxes;
}

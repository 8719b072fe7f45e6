// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { join, sine } from '../../audio/testSignals.ts';
import { readWav } from '../../audio/wav.ts';
import type { FileInPlace } from '../../mediaStore.ts';
import { StudioError } from '../../StudioError.ts';
import { createRunningTake } from './runningTake.ts';
import { finishTake } from './writeTake.ts';

const RATE = 16_000;
/** A quarter of a second of a tone. */
const piece = (hertz: number) => sine(hertz, -20, 0.25, RATE);

/** A file on a disk with limited room, in bytes. */
function openFile(room = Number.POSITIVE_INFINITY) {
  let content = new Uint8Array(0);
  const file: FileInPlace = {
    write(bytes, { at }) {
      const fitting = bytes.subarray(0, Math.max(0, room - at));
      const next = new Uint8Array(Math.max(content.length, at + fitting.length));
      next.set(content);
      next.set(fitting, at);
      content = next;
      return fitting.length;
    },
    truncate(size) {
      content = content.slice(0, size);
    },
    flush: () => undefined,
    close: () => undefined,
  };
  return { file, content: () => content };
}

describe('a running take', () => {
  it('is a complete file after each piece, whatever happens to the tab', () => {
    const { file, content } = openFile();
    const take = createRunningTake(file, RATE);
    expect(readWav(content())).toEqual({ samples: new Float32Array(0), sampleRate: RATE });
    const said: Float32Array[] = [];
    for (const hertz of [200, 300, 250]) {
      take.append(piece(hertz));
      said.push(piece(hertz));
      const { samples } = readWav(content());
      const wanted = join(...said);
      expect(samples.length).toBe(wanted.length);
      const furthest = samples.reduce(
        (most, sample, i) => Math.max(most, Math.abs(sample - (wanted[i] ?? Number.NaN))),
        0,
      );
      expect(furthest).toBeLessThan(1e-4);
    }
  });

  it('ends with the last piece before the disk was full', () => {
    const { file, content } = openFile(44 + 2 * 2 * piece(200).length + 100);
    const take = createRunningTake(file, RATE);
    take.append(piece(200));
    take.append(piece(200));
    expect(() => take.append(piece(200))).toThrow(DOMException);
    take.close();
    expect(readWav(content()).samples.length).toBe(2 * piece(200).length);
    expect(content().length).toBe(44 + 4 * piece(200).length);
  });
});

describe('a take of which no sample was written', () => {
  it.each(['nothing', 'half a header', 'a header'])(
    'is missing if its file has %s',
    async (what) => {
      const { file, content } = openFile();
      createRunningTake(file, RATE).close();
      const size = { nothing: 0, 'half a header': 20 }[what] ?? content().length;
      const parts = {
        read: async () => new Blob([content().slice(0, size)]),
        write: () => Promise.reject(new Error('nothing to write')),
        overwrite: () => Promise.reject(new Error('nothing to write')),
      };
      await expect(finishTake('take', parts)).rejects.toMatchObject({ code: 'missing-file' });
    },
  );
});

describe('a take whose disk is full during clean-up', () => {
  /** @param rate - Hz of the recording @returns the file before and after, and the take */
  async function finished(rate: number) {
    const { file, content } = openFile();
    const take = createRunningTake(file, rate);
    for (let i = 0; i < 8; i += 1) {
      take.append(i === 4 ? new Float32Array(0.25 * rate) : sine(200 + 40 * i, -20, 0.25, rate));
    }
    take.close();
    const before = content().slice();
    let after = before;
    const written = await finishTake('take', {
      read: async () => new Blob([before]),
      write: async () => Promise.reject(new StudioError('storage-full')),
      overwrite: async (_, bytes) => void (after = bytes),
    });
    return { before, after, written };
  }

  it('replaces the recorded file in place', async () => {
    const { after, written } = await finished(48_000);
    expect(readWav(after).sampleRate).toBe(48_000);
    expect(written).toMatchObject({ size: after.length, fault: null });
    const loudest = (bytes: Uint8Array) => Math.max(...readWav(bytes).samples);
    expect(loudest(after)).toBeGreaterThan(0.12);
  });

  it('stays as recorded if it would become longer', async () => {
    const { before, after, written } = await finished(8000);
    expect(after).toBe(before);
    expect(written.size).toBe(before.length);
    expect(written.seconds).toBeCloseTo(2, 5);
  });
});

import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim';
import { StudioError } from '../../StudioError.ts';

/** The output of one run of the command. */
export interface FliteRun {
  stdout: string;
  /** Bytes of the output file; undefined if none was written. */
  output: Uint8Array | undefined;
}

export const INPUT_FILE = 'in.txt';
export const OUTPUT_FILE = 'out.wav';

/**
 * Runs the flite command once over an in-memory file system, in a browser or in Node.
 *
 * A WASI command's `_start` may run only once, so each call gets a fresh instance of the compiled module;
 * its memory is freed as soon as the call ends.
 *
 * @param input - Text of {@link INPUT_FILE}, ASCII.
 * @throws `StudioError` 'speech-failed' with the command's output.
 */
export async function runFlite(
  module: WebAssembly.Module,
  args: readonly string[],
  input: string,
): Promise<FliteRun> {
  const files = new Map([[INPUT_FILE, new File(new TextEncoder().encode(input))]]);
  const stdout = new Printed();
  const stderr = new Printed();
  const descriptors = [
    new OpenFile(new File([])),
    new ConsoleStdout(stdout.take),
    new ConsoleStdout(stderr.take),
    new PreopenDirectory('/', files),
  ];
  const wasi = new WASI(['flite', ...args], [], descriptors, { debug: false });
  const exitCode = await start(wasi, module);
  if (exitCode !== 0) throw new StudioError('speech-failed', `flite ${exitCode}: ${stderr.text}`);
  return { stdout: stdout.text, output: files.get(OUTPUT_FILE)?.data };
}

async function start(wasi: WASI, module: WebAssembly.Module): Promise<number> {
  try {
    const instance = await WebAssembly.instantiate(module, {
      wasi_snapshot_preview1: wasi.wasiImport,
    });
    const { memory, _start } = instance.exports;
    if (!(memory instanceof WebAssembly.Memory) || typeof _start !== 'function') {
      throw new TypeError('not a WASI command');
    }
    return wasi.start({ exports: { memory, _start: () => void _start() } });
  } catch (cause) {
    throw new StudioError('speech-failed', `flite: ${String(cause)}`, { cause });
  }
}

class Printed {
  text = '';
  readonly #decoder = new TextDecoder();
  readonly take = (bytes: Uint8Array): void => {
    this.text += this.#decoder.decode(bytes, { stream: true });
  };
}

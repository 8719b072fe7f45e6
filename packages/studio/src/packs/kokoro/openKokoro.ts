import { openModel } from './kokoroModel.ts';
import { createKokoro, type Kokoro } from './kokoroSpeech.ts';

/** The pack's files; voices are `voices/<id>.bin`. */
const RUNTIME = 'ort-wasm-simd-threaded.wasm';
const MODEL = 'model.onnx';
const TOKENIZER = 'tokenizer.json';
const VOICE = /^voices\/(.+)\.bin$/;

/** Opens Kokoro from the files of its pack. @throws if a file is missing or cannot be read */
export async function openKokoro(
  files: readonly { path: string; content: ArrayBuffer }[],
): Promise<Kokoro> {
  const read = (path: string) => {
    const file = files.find((each) => each.path === path);
    if (!file) throw new Error(`${path} is not in the pack`);
    return file.content;
  };
  const tokenizer = JSON.parse(new TextDecoder().decode(read(TOKENIZER))) as {
    model: { vocab: Record<string, number> };
  };
  const voices = files.flatMap(({ path, content }) => {
    const id = VOICE.exec(path)?.[1];
    return id === undefined ? [] : [[id, new Float32Array(content)] as const];
  });
  return createKokoro({
    run: await openModel(read(RUNTIME), read(MODEL)),
    vocabulary: tokenizer.model.vocab,
    voices: new Map(voices),
  });
}

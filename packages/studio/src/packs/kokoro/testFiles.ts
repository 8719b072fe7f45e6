import { createHash } from 'node:crypto';
import { TEST_VOCABULARY, testModel, testVoice } from './testModel.ts';

const described = (path: string, content: Uint8Array) => ({
  from: path,
  path,
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
});

/** Stand-ins for Kokoro's weights in tests: their content by path, and how the pack lists them. */
export function testFiles() {
  const text = JSON.stringify({ model: { vocab: TEST_VOCABULARY } });
  const contents = new Map<string, Uint8Array>([
    ['tokenizer.json', new TextEncoder().encode(text)],
    ['model.onnx', testModel()],
    ['voices/af_heart.bin', new Uint8Array(testVoice(1.25).buffer)],
    ['voices/am_puck.bin', new Uint8Array(testVoice(1).buffer)],
  ]);
  const file = (path: string) => described(path, contents.get(path) ?? new Uint8Array());
  const voices = [
    { id: 'af_heart', name: 'Heart', gender: 'Female' as const },
    { id: 'am_puck', name: 'Puck', gender: 'Male' as const },
  ].map((voice) => ({ ...voice, sha256: file(`voices/${voice.id}.bin`).sha256 }));
  return {
    contents,
    files: { model: file('model.onnx'), tokenizer: file('tokenizer.json'), voices },
  };
}

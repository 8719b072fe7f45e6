/**
 * The source of the Kokoro pack, at one revision: its model with phone durations, and the American voices
 * that their makers graded best (`VOICES.md` of hexgrad/Kokoro-82M).
 */

const REPOSITORY = 'onnx-community/Kokoro-82M-v1.0-ONNX-timestamped';
const REVISION = 'dd4401a9add81ac692d20e240d22ec9dda82cc29';

/** The page for people to read. */
export const KOKORO_SOURCE = `https://huggingface.co/${REPOSITORY}/tree/${REVISION}`;

/** @typedef {{ from: string; path: string; bytes: number; sha256: string }} KokoroFile */
/** @typedef {{ id: string; name: string; gender: 'Female' | 'Male'; sha256: string }} KokoroVoice */
/** @typedef {{ model: KokoroFile; tokenizer: KokoroFile; voices: readonly KokoroVoice[] }} KokoroFiles */

/** Bytes of a voice: 510 rows of 256 numbers. */
export const VOICE_BYTES = 522_240;

/** @type {KokoroFiles} */
export const KOKORO_FILES = {
  model: {
    from: 'onnx/model_quantized.onnx',
    path: 'model.onnx',
    bytes: 92_361_055,
    sha256: 'c0c02b3299fd97c34ea92a98e6d41eaa1a739c8f77bf685aac34bd7b34c1132c',
  },
  tokenizer: {
    from: 'tokenizer.json',
    path: 'tokenizer.json',
    bytes: 3497,
    sha256: '77a02c8e164413299b4b4c403b14f8e0e1c1b727db4d46a09d6327b861060a34',
  },
  voices: [
    {
      id: 'af_heart',
      name: 'Heart',
      gender: 'Female',
      sha256: 'd583ccff3cdca2f7fae535cb998ac07e9fcb90f09737b9a41fa2734ec44a8f0b',
    },
    {
      id: 'af_bella',
      name: 'Bella',
      gender: 'Female',
      sha256: 'f69d836209b78eb8c66e75e3cda491e26ea838a3674257e9d4e5703cbaf55c8b',
    },
    {
      id: 'af_nicole',
      name: 'Nicole',
      gender: 'Female',
      sha256: 'cd2191ab31b914ed7b318416b0e4440fdf392ddad9106a060819aa600a64f59a',
    },
    {
      id: 'af_aoede',
      name: 'Aoede',
      gender: 'Female',
      sha256: '4a004c33430762e2461eedb2013fad808ef4ab3121f5300f554476caf58d8361',
    },
    {
      id: 'af_kore',
      name: 'Kore',
      gender: 'Female',
      sha256: '9be5221b6a941c04b561959b8ff0b06e809444dcc4ab7e75a7b23606f691819e',
    },
    {
      id: 'am_fenrir',
      name: 'Fenrir',
      gender: 'Male',
      sha256: 'c27989f741f7ee34d273a39d8a595cc0837d35f5ced9a29b7cc162614616df43',
    },
    {
      id: 'am_michael',
      name: 'Michael',
      gender: 'Male',
      sha256: '1d1f21dd8da39c30705cd4c75d039d265e9bc4a2a93ed09bc9e1b1225eb95ba1',
    },
    {
      id: 'am_puck',
      name: 'Puck',
      gender: 'Male',
      sha256: 'fcf73c989033e9233e0b98713eca600c8c74dcc1614b37009d5450ff4a2274a0',
    },
  ],
};

/**
 * The address of one of its files.
 *
 * @param {string} from
 * @param {string} [host] - As other tools of Hugging Face take it.
 */
export function kokoroAddress(from, host = process.env.HF_ENDPOINT ?? 'https://huggingface.co') {
  return `${host}/${REPOSITORY}/resolve/${REVISION}/${from}`;
}

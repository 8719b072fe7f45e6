import type { EspeakModule } from '@echogarden/espeak-ng-emscripten';
import type { PackSpeech } from '../engineProtocol.ts';

/** Words per minute of eSpeak NG at its own pace, and the limits of its rate. */
const PACE = { own: 175, least: 80, most: 450 };

export interface Espeak {
  /** @param voice - A name in eSpeak NG: a language, with a variant after '+'. */
  speak(
    text: string,
    voice: string,
    speed: number,
  ): PackSpeech & { samples: Float32Array<ArrayBuffer> };
}

/** Creates an engine from an opened eSpeak NG module. */
export function createEspeak(module: EspeakModule): Espeak {
  const worker = new module.eSpeakNGWorker();
  return {
    speak(text, voice, speed) {
      worker.set_voice(voice);
      worker.set_rate(Math.min(PACE.most, Math.max(PACE.least, Math.round(PACE.own * speed))));
      const sampleRate = worker.get_samplerate();
      const pieces: Int16Array[] = [];
      const sounds: { ipa: string; start: number }[] = [];
      const places: { at: number; start: number }[] = [];
      const offsets = codeUnits(text);
      worker.synthesize(text, (piece, events) => {
        pieces.push(piece);
        for (const { type, id, audio_position, text_position } of events) {
          const start = audio_position / 1000;
          // '(en)' means that another language's rules apply from here on.
          if (type === 'phoneme' && !/^\(.*\)$/.test(String(id))) {
            sounds.push({ ipa: String(id), start });
          }
          if (type === 'word') places.push({ at: offsets[text_position - 1] ?? 0, start });
        }
        return false;
      });
      return { samples: joined(pieces), sampleRate, sounds, places };
    },
  };
}

/** Returns where each character (code point) of a text starts, in UTF-16 code units. */
function codeUnits(text: string): number[] {
  let at = 0;
  return Array.from(text, (character) => {
    const begin = at;
    at += character.length;
    return begin;
  });
}

function joined(pieces: readonly Int16Array[]): Float32Array<ArrayBuffer> {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const samples = new Float32Array(length);
  let at = 0;
  for (const piece of pieces) {
    for (const sample of piece) {
      samples[at] = sample / 0x8000;
      at += 1;
    }
  }
  return samples;
}

/*
 * Runs in an AudioWorklet, on its own thread, which a busy page does not slow down. Messages that it posts
 * wait in the port's queue until the page reads them, so no sample is lost there.
 */

/** Declarations of an audio worklet's global scope, which TypeScript's DOM library omits. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** Samples per piece: 43 ms at 48 kHz, short enough for a meter with steps of 60 ms. */
const PIECE = 2_048;

class Capture extends AudioWorkletProcessor {
  private piece = new Float32Array(PIECE);
  private filled = 0;

  process([input]: readonly (readonly Float32Array[])[]): boolean {
    // The node mixes to one channel; there is none while no track is connected.
    const samples = input?.[0];
    if (samples) this.take(samples);
    return true;
  }

  private take(samples: Float32Array): void {
    for (let from = 0; from < samples.length;) {
      const part = samples.subarray(from, from + PIECE - this.filled);
      this.piece.set(part, this.filled);
      this.filled += part.length;
      from += part.length;
      if (this.filled === PIECE) {
        this.port.postMessage(this.piece, [this.piece.buffer]);
        this.piece = new Float32Array(PIECE);
        this.filled = 0;
      }
    }
  }
}

registerProcessor('capture', Capture);

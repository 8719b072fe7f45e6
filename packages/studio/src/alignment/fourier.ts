/** The power spectrum of a real signal, by a radix-2 Fourier transform of a fixed length. */
export class PowerSpectrum {
  readonly #size: number;
  readonly #cos: Float64Array;
  readonly #sin: Float64Array;
  readonly #reversed: Uint32Array;
  readonly #real: Float64Array;
  readonly #imaginary: Float64Array;

  /** @param size a power of two */
  constructor(size: number) {
    const bits = Math.log2(size);
    this.#size = size;
    this.#cos = Float64Array.from({ length: size / 2 }, (_, i) =>
      Math.cos((2 * Math.PI * i) / size),
    );
    this.#sin = Float64Array.from(
      { length: size / 2 },
      (_, i) => -Math.sin((2 * Math.PI * i) / size),
    );
    this.#reversed = Uint32Array.from({ length: size }, (_, i) => {
      let reversed = 0;
      for (let bit = 0; bit < bits; bit += 1) reversed |= ((i >> bit) & 1) << (bits - 1 - bit);
      return reversed;
    });
    this.#real = new Float64Array(size);
    this.#imaginary = new Float64Array(size);
  }

  /**
   * @param frame at most as long as the transform
   * @param power size / 2 + 1 values, written
   */
  of(frame: Float64Array, power: Float64Array): void {
    const size = this.#size;
    // Read once: a private field costs a lookup, and there are thousands of steps per frame.
    const [real, imaginary, reversed] = [this.#real, this.#imaginary, this.#reversed];
    const [cosines, sines] = [this.#cos, this.#sin];
    for (let i = 0; i < size; i += 1) {
      real[i] = frame[reversed[i] ?? 0] ?? 0;
      imaginary[i] = 0;
    }
    for (let half = 1; half < size; half *= 2) {
      const stride = size / half / 2;
      for (let i = 0; i < half; i += 1) {
        const cos = cosines[i * stride] ?? 0;
        const sin = sines[i * stride] ?? 0;
        for (let a = i; a < size; a += 2 * half) {
          const b = a + half;
          const x = real[b] ?? 0;
          const y = imaginary[b] ?? 0;
          const turnedX = x * cos - y * sin;
          const turnedY = x * sin + y * cos;
          const u = real[a] ?? 0;
          const v = imaginary[a] ?? 0;
          real[a] = u + turnedX;
          imaginary[a] = v + turnedY;
          real[b] = u - turnedX;
          imaginary[b] = v - turnedY;
        }
      }
    }
    for (let i = 0; i <= size / 2; i += 1) {
      power[i] = (real[i] ?? 0) ** 2 + (imaginary[i] ?? 0) ** 2;
    }
  }
}

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
    const [size, real, imaginary] = [this.#size, this.#real, this.#imaginary];
    for (let i = 0; i < size; i += 1) {
      real[i] = frame[this.#reversed[i] ?? 0] ?? 0;
      imaginary[i] = 0;
    }
    for (let span = 2; span <= size; span *= 2) {
      const [half, stride] = [span / 2, size / span];
      for (let start = 0; start < size; start += span) {
        for (let i = 0; i < half; i += 1) this.#turn(start + i, start + i + half, i * stride);
      }
    }
    for (let i = 0; i <= size / 2; i += 1) {
      power[i] = (real[i] ?? 0) ** 2 + (imaginary[i] ?? 0) ** 2;
    }
  }

  #turn(a: number, b: number, angle: number): void {
    const [real, imaginary] = [this.#real, this.#imaginary];
    const [cos, sin] = [this.#cos[angle] ?? 0, this.#sin[angle] ?? 0];
    const [x, y] = [real[b] ?? 0, imaginary[b] ?? 0];
    const [turnedX, turnedY] = [x * cos - y * sin, x * sin + y * cos];
    const [u, v] = [real[a] ?? 0, imaginary[a] ?? 0];
    real[a] = u + turnedX;
    imaginary[a] = v + turnedY;
    real[b] = u - turnedX;
    imaginary[b] = v - turnedY;
  }
}

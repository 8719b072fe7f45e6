/** A colour as it is chosen by eye. */
export interface Hsb {
  /** Degrees, 0 to 360. */
  hue: number;
  /** Per cent. */
  saturation: number;
  /** Per cent. */
  brightness: number;
}

/** Reads the first six digits of `#rrggbbaa`. Greys have hue 0, black also saturation 0. */
export function hsbOf(hex: string): Hsb {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  const sixth =
    span === 0
      ? 0
      : most === red
        ? ((green - blue) / span + 6) % 6
        : most === green
          ? (blue - red) / span + 2
          : (red - green) / span + 4;
  return {
    hue: sixth * 60,
    saturation: most === 0 ? 0 : (span / most) * 100,
    brightness: most * 100,
  };
}

/** `#rrggbb`, in small letters. */
export function hexOfHsb({ hue, saturation, brightness }: Hsb): string {
  const most = brightness / 100;
  const channel = (offset: number) => {
    const turn = (offset + hue / 60) % 6;
    const share = Math.max(0, Math.min(turn, 4 - turn, 1));
    const level = most - most * (saturation / 100) * share;
    return Math.round(level * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(5)}${channel(3)}${channel(1)}`;
}

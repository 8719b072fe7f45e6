/**
 * The studio's own moving clips: scenes drawn procedurally, as pure functions of time.
 */
import type { Rect } from '../../picture/rects.ts';
import type { Subject } from '../plan/subjects.ts';
import { type Context, fillCircle, kept, seeded } from './canvas.ts';

type Palette = readonly [ground: string, shade: string, ink: string];
/** Paints a scene into a rectangle; `time` in seconds from its start. */
export type Scene = (
  context: Context,
  box: Rect,
  time: number,
  palette: Palette,
  accent: string,
) => void;

const SKY = '#BCCFE7';
const PAPER = '#FBF8F1';

const skyline: Scene = (context, { width, height }, time, [ground, shade, ink], accent) => {
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.fillStyle = accent;
  fillCircle(context, width * 0.76, height * (0.34 - 0.02 * time), height * 0.13);
  for (const [layer, color] of [shade, ink].entries()) {
    const speed = 14 + 30 * layer;
    const step = width / 9;
    const shift = ((time * speed * width) / 1280) % step;
    const first = Math.floor((time * speed * width) / 1280 / step);
    for (let i = -1; i < 11; i += 1) {
      const tall = (0.3 + 0.34 * seeded(i + first + layer * 40)) * height * (1 - 0.25 * layer);
      const x = i * step - shift;
      context.fillStyle = color;
      context.fillRect(x, height - tall, step * 0.86, tall);
      if (layer === 0) continue;
      context.fillStyle = accent;
      for (let w = 0; w < 8; w += 1) {
        if (seeded(i + first + w * 3) < 0.45) continue;
        context.fillRect(
          x + step * (0.14 + 0.34 * (w % 2)),
          height - tall + height * (0.05 + 0.07 * (w >> 1)),
          step * 0.16,
          height * 0.03,
        );
      }
    }
  }
};

const sea: Scene = (context, { width, height }, time, [ground, shade], accent) => {
  context.fillStyle = SKY;
  context.fillRect(0, 0, width, height);
  context.fillStyle = accent;
  fillCircle(context, width * 0.3, height * 0.32, height * 0.12);
  for (let wave = 0; wave < 5; wave += 1) {
    const y = height * (0.46 + 0.12 * wave);
    context.fillStyle = wave % 2 === 0 ? shade : ground;
    context.beginPath();
    context.moveTo(0, height);
    for (let x = 0; x <= width + 24; x += 24) {
      const phase = (x / width) * 9 + time * (1 + 0.5 * wave) + wave * 2;
      context.lineTo(x, y + Math.sin(phase) * height * 0.025);
    }
    context.lineTo(width, height);
    context.fill();
    if (wave !== 1) continue;
    kept(context, () => {
      context.translate(width * (0.55 + 0.04 * time), y + Math.sin(time * 1.8) * height * 0.012);
      context.rotate(Math.sin(time * 1.8) * 0.06);
      const s = height / 400;
      context.scale(s, s);
      context.fillStyle = PAPER;
      context.beginPath();
      context.moveTo(0, -110);
      context.lineTo(64, -22);
      context.lineTo(0, -22);
      context.moveTo(-8, -90);
      context.lineTo(-46, -22);
      context.lineTo(-8, -22);
      context.moveTo(-70, -14);
      context.lineTo(76, -14);
      context.lineTo(50, 22);
      context.lineTo(-48, 22);
      context.fill();
    });
  }
};

const hills: Scene = (context, { width, height }, time, [ground, shade, ink], accent) => {
  context.fillStyle = '#F2D391';
  context.fillRect(0, 0, width, height);
  context.fillStyle = PAPER;
  fillCircle(context, width * 0.5, height * (0.4 - 0.03 * time), height * 0.16);
  for (const [layer, color] of [ground, shade, ink].entries()) {
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(0, height);
    for (let x = 0; x <= width + 20; x += 20) {
      const at = (x / width) * (3 + layer) + time * 0.22 * (layer + 1) + layer * 2;
      context.lineTo(x, height * (0.56 + 0.14 * layer) - Math.sin(at) * height * 0.08);
    }
    context.lineTo(width, height);
    context.fill();
  }
  context.strokeStyle = accent;
  context.lineWidth = height * 0.012;
  context.lineCap = 'round';
  for (let bird = 0; bird < 5; bird += 1) {
    const x = (width * (0.12 + 0.15 * bird + 0.09 * time)) % width;
    const y = height * (0.16 + 0.05 * Math.sin(bird * 2 + time));
    const flap = Math.sin(time * 9 + bird) * height * 0.02;
    context.beginPath();
    context.moveTo(x - height * 0.04, y - flap);
    context.lineTo(x, y);
    context.lineTo(x + height * 0.04, y - flap);
    context.stroke();
  }
};

const network: Scene = (context, { width, height }, time, [ground, shade, ink], accent) => {
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  const points = Array.from({ length: 14 }, (_, i) => ({
    x: width * (0.08 + 0.84 * seeded(i)) + Math.sin(time * 0.9 + i) * width * 0.03,
    y: height * (0.1 + 0.8 * seeded(i + 60)) + Math.cos(time * 1.1 + i * 2) * height * 0.05,
  }));
  context.lineWidth = height * 0.007;
  context.strokeStyle = shade;
  points.forEach((one, i) => {
    for (const other of points.slice(i + 1)) {
      if (Math.hypot(one.x - other.x, one.y - other.y) > height * 0.5) continue;
      context.beginPath();
      context.moveTo(one.x, one.y);
      context.lineTo(other.x, other.y);
      context.stroke();
    }
  });
  points.forEach(({ x, y }, i) => {
    const lit = Math.floor(time * 4) % points.length === i;
    context.fillStyle = lit || i % 4 === 0 ? accent : ink;
    fillCircle(context, x, y, height * (lit ? 0.045 : 0.03));
  });
};

const confetti: Scene = (context, { width, height }, time, [ground, shade, ink], accent) => {
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  const colors = [accent, PAPER, shade, ink];
  for (let i = 0; i < 60; i += 1) {
    const fall = (seeded(i) + time * (0.12 + 0.16 * seeded(i + 90))) % 1.1;
    const x = width * (seeded(i + 30) + 0.03 * Math.sin(time * 3 + i));
    kept(context, () => {
      context.translate(x, height * (fall - 0.05));
      context.rotate(time * (2 + seeded(i)) + i);
      context.fillStyle = colors[i % colors.length] ?? accent;
      context.fillRect(
        -height * 0.018,
        -height * 0.01,
        height * 0.036,
        height * (0.02 + 0.02 * Math.abs(Math.sin(time * 4 + i))),
      );
    });
  }
};

const SCENES: readonly [Scene, ...Scene[]] = [network, skyline, hills, sea, confetti];

const BY_SUBJECT: Readonly<Partial<Record<Subject, Scene>>> = {
  city: skyline,
  home: skyline,
  money: skyline,
  leaf: hills,
  sun: hills,
  heart: hills,
  globe: sea,
  clock: sea,
  book: sea,
  gift: confetti,
  star: confetti,
  check: confetti,
  people: confetti,
};

/** Returns the scene that fits a subject; clips of the same subject take turns. */
export function stockScene(subject: Subject, seed: number): Scene {
  const fitting = BY_SUBJECT[subject];
  if (fitting && seed % 2 === 0) return fitting;
  return SCENES[(seed + subject.length) % SCENES.length] ?? SCENES[0];
}

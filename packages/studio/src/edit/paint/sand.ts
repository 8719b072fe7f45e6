import { fillCircle, seeded } from './canvas.ts';
import type { Scene } from './stockScenes.ts';

/** Coloured sand that keeps falling into layers. */
export const sand: Scene = (context, { width, height }, time) => {
  const colors = ['#E6B14B', '#D58661', '#8E6C86', '#BCCFE7', '#EACABD', '#A8BFA6'];
  context.fillStyle = '#F6E4DB';
  context.fillRect(0, 0, width, height);
  const speed = 0.07;
  const risen = time * speed;
  for (let layer = 0; layer < 9; layer += 1) {
    const number = layer + Math.floor(risen / 0.14);
    const top = height * (0.28 + 0.14 * layer - (risen % 0.14) + 0.14);
    context.fillStyle = colors[number % colors.length] ?? '#E6B14B';
    context.beginPath();
    context.moveTo(0, height);
    for (let x = 0; x <= width + 8; x += 8) {
      const wave =
        Math.sin((x / width) * 5 + number * 1.9) * 0.035 +
        Math.sin((x / width) * 11 + number) * 0.012;
      context.lineTo(x, top + wave * height);
    }
    context.lineTo(width, height);
    context.fill();
  }
  const spout = width * (0.5 + 0.32 * Math.sin(time * 1.3));
  context.fillStyle =
    colors[Math.floor(risen / 0.14 + colors.length - 1) % colors.length] ?? '#E6B14B';
  for (let i = 0; i < 46; i += 1) {
    const t = (seeded(i) + time * 1.4) % 1;
    fillCircle(
      context,
      spout + (seeded(i + 20) - 0.5) * width * 0.05 * (0.4 + t),
      t * height * 0.42,
      width * 0.012,
    );
  }
  context.fillStyle = '#1E1A15';
  context.beginPath();
  context.moveTo(spout - width * 0.07, 0);
  context.lineTo(spout + width * 0.07, 0);
  context.lineTo(spout, height * 0.06);
  context.fill();
};

import { fillCircle, kept } from './canvas.ts';
import { CLIP_RATE } from './cutIn.ts';
import type { Layer } from './overlays.ts';
import type { SecondVideo } from './places.ts';
import { sand } from './sand.ts';

/** A clip that plays in a shape with a stroke around it. */
export function secondVideoLayer({ box, isCircle, stroke }: SecondVideo): Layer {
  const room = stroke.width;
  const even = 2 * Math.ceil(room / 2);
  const bounds = {
    x: box.x - even,
    y: box.y - even,
    width: box.width + 2 * even,
    height: box.height + 2 * even,
  };
  return (time) => {
    const step = Math.floor(time * CLIP_RATE);
    return {
      key: `second ${step}`,
      bounds,
      isFleeting: true,
      paint: (context) =>
        kept(context, () => {
          context.translate(box.x, box.y);
          context.fillStyle = stroke.color;
          if (isCircle) fillCircle(context, box.width / 2, box.height / 2, box.width / 2 + room);
          else context.fillRect(-room, -room, box.width + 2 * room, box.height + 2 * room);
          context.beginPath();
          if (isCircle) context.arc(box.width / 2, box.height / 2, box.width / 2, 0, 2 * Math.PI);
          else context.rect(0, 0, box.width, box.height);
          context.clip();
          sand(
            context,
            { ...box, x: 0, y: 0 },
            step / CLIP_RATE,
            ['#F6E4DB', '#D6A592', '#1E1A15'],
            stroke.color,
          );
        }),
    };
  };
}

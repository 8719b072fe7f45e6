import type { TemplateId } from './templateIds.ts';

/** Rendered by Lectern's own studio: `npm run assets`. Addresses only; each is fetched when shown. */
const FILES = import.meta.glob<string>('./media/*.{mp4,jpg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The presenter of a template in their scene, 16:9. */
export function templateStill(id: TemplateId): string | null {
  return FILES[`./media/${id}.jpg`] ?? null;
}

/** The presenter of a template saying its first sentences, captions in the picture; 7 s. */
export function templateFilm(id: TemplateId): string | null {
  return FILES[`./media/${id}.mp4`] ?? null;
}

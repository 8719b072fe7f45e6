import type { TemplateId } from './templateIds.ts';

/**
 * Addresses of media rendered by Lectern's own studio (`npm run assets`). Each file is fetched when shown.
 */
const FILES = import.meta.glob<string>('./media/*.{mp4,jpg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Returns a picture of a template's presenter in their scene, 16:9. */
export function templateStill(id: TemplateId): string | null {
  return FILES[`./media/${id}.jpg`] ?? null;
}

/**
 * Returns a film of a template's presenter saying its first sentences, with captions in the picture; 7 s.
 */
export function templateFilm(id: TemplateId): string | null {
  return FILES[`./media/${id}.mp4`] ?? null;
}

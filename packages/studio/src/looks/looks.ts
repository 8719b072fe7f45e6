import { LOUD_LOOKS } from './loudLooks.ts';
import { QUIET_LOOKS } from './quietLooks.ts';
import { type CaptionLook, LOOK_IDS, type Look, type LookId } from './types.ts';

/** Every look by its id. */
export const LOOKS: Readonly<Record<LookId, Look>> = { ...LOUD_LOOKS, ...QUIET_LOOKS };

/** The looks in the order in which users see them. */
export const LOOK_LIST: readonly Look[] = LOOK_IDS.map((id) => LOOKS[id]);

/** Returns the look with an id, if it exists. */
export function findLook(id: string): Look | undefined {
  return LOOK_LIST.find((look) => look.id === id);
}

/** Caption styles chosen by the user or a template (specification section 3). */
export interface SubtitleStyles {
  template: string;
  fontSize: string;
  fontFamily: string;
  textCasing: string;
  position: CaptionLook['place'];
  backgroundColor: string;
  baseColor: string;
  importantColor: string;
  highlightColors: string[];
}

/** Returns the subtitle styles that choosing a template applies. */
export function subtitleStylesOf({ id, caption }: Look): SubtitleStyles {
  const { face, ground, place, color, important, highlight } = caption;
  return {
    template: id,
    fontSize: 'medium',
    fontFamily: face.family,
    textCasing: face.casing,
    position: place,
    backgroundColor: ground ? ground.color.toLowerCase() : 'transparent',
    baseColor: color.toLowerCase(),
    importantColor: important.toLowerCase(),
    highlightColors: [highlight.toLowerCase()],
  };
}

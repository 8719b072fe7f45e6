import type { AiEditData } from '@lectern/api-client';
import { type Look, LOOK_LIST, type LookId, LOOKS, subtitleStylesOf } from '@lectern/studio/looks';

/** An AI edit template (specification section 3). Its preview film, if it has one, is a loop. */
export interface AiEditTemplate {
  template: LookId;
  name: string;
  /** Shown to beta users only (section 6). */
  isBeta: boolean;
  /** Merged into the user's choices when the template is chosen (section 4). */
  additionalFeatures: Partial<
    Pick<
      AiEditData['additionalFeatures'],
      'addBgm' | 'removeFillerWords' | 'removeSilenceParts' | 'enhanceAudio'
    >
  >;
  subtitleStyles: AiEditData['subtitleStyles'];
}

/** The features that choosing a template changes, beyond its look. */
const FEATURES: Partial<Record<LookId, AiEditTemplate['additionalFeatures']>> = {
  chillguy: { addBgm: false },
  bulletin: { enhanceAudio: true },
};

function toTemplate(look: Look): AiEditTemplate {
  return {
    template: look.id,
    name: look.name,
    isBeta: look.isBeta,
    additionalFeatures: FEATURES[look.id] ?? {},
    subtitleStyles: subtitleStylesOf(look),
  };
}

/** Returns the template with an id. */
export function templateOf(id: LookId): AiEditTemplate {
  return toTemplate(LOOKS[id]);
}

/** Returns the templates that a user may choose, in order: beta ones for beta users only. */
export function availableTemplates({ isBetaUser }: { isBetaUser: boolean }): AiEditTemplate[] {
  return LOOK_LIST.filter(({ isBeta }) => isBetaUser || !isBeta).map(toTemplate);
}

import type { AiEditData } from '@lectern/api-client';
import { type Look, LOOK_LIST, type LookId, LOOKS, subtitleStylesOf } from '@lectern/studio/looks';

/** An AI edit template (specification section 3). Its preview film, where there is one, is a loop. */
export interface AiEditTemplate {
  template: LookId;
  name: string;
  /** Shown to beta users only (section 6). */
  isBeta: boolean;
  /** Merged into what the user chose when the template is chosen (section 4). */
  additionalFeatures: Partial<
    Pick<
      AiEditData['additionalFeatures'],
      'addBgm' | 'removeFillerWords' | 'removeSilenceParts' | 'enhanceAudio'
    >
  >;
  subtitleStyles: AiEditData['subtitleStyles'];
}

/** What choosing a template brings along, beyond its looks. */
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

/** The template of an id. */
export function templateOf(id: LookId): AiEditTemplate {
  return toTemplate(LOOKS[id]);
}

/** The templates that a user may choose, in their order: beta ones for beta users only. */
export function availableTemplates({ isBetaUser }: { isBetaUser: boolean }): AiEditTemplate[] {
  return LOOK_LIST.filter(({ isBeta }) => isBetaUser || !isBeta).map(toTemplate);
}

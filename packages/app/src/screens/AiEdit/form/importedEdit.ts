import { fieldsOf } from '../../../lib/records/readJson.ts';
import { type AiEditForm, readForm } from './form.ts';
import { openForm } from './formReducer.ts';
import type { AiEditTemplate } from './templates.ts';

/**
 * Returns the form of an edit imported from a project file, which a project keeps in its settings (`edit`)
 * until its film is made; null if there is no edit.
 */
export function formOfEdit(
  edit: unknown,
  available: readonly Pick<AiEditTemplate, 'template'>[],
): AiEditForm | null {
  const { aiEditSettings, bgVideoSettings, ...rest } = fieldsOf(edit);
  const features = fieldsOf(rest.additionalFeatures);
  if (Object.keys(features).length === 0) return null;
  const background = fieldsOf(bgVideoSettings);
  const stroke = fieldsOf(background.stroke);
  const settings = fieldsOf(rest.additionalSettings);
  const music = fieldsOf(rest.bgmData);
  return readForm({
    ...openForm(aiEditSettings, available),
    appliesEdit: features.applyAiEdit,
    wantsMusic: features.addBgm,
    removesFillerWords: features.removeFillerWords,
    removesSilences: features.removeSilenceParts,
    enhancesAudio: features.enhanceAudio,
    videoShape: background.shape,
    videoPosition: background.position,
    strokeColor: stroke.color,
    strokeWidth: stroke.width,
    effectsVolume: settings.soundEffectsVolume,
    detectsSpeakers: settings.applySpeakerDetection,
    musicVolume: music.volume,
    fadeIn: music.fadeIn,
    fadeOut: music.fadeOut,
  });
}

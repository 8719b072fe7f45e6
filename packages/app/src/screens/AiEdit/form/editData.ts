import type { AiEditData, AiEditSettings } from '@lectern/api-client';
import type { LookId } from '@lectern/studio/looks';
import { type AiEditForm, DEFAULT_STROKE, EMPTY_FORM } from './form.ts';
import { addsMusic, isTitleWritten } from './formReducer.ts';
import { ownHighlight } from '../preview/highlight.ts';
import { optionsOf } from './options.ts';
import { templateOf } from './templates.ts';

/** Specification section 3, AI edit defaults. */
const DEFAULT_SUBTITLES: AiEditData['subtitleStyles'] = {
  template: 'default',
  fontSize: 'medium',
  fontFamily: 'inter',
  textCasing: 'default',
  position: 'bottom-center',
  backgroundColor: 'transparent',
  baseColor: 'white',
  importantColor: 'white',
  highlightColors: [DEFAULT_STROKE.color],
};

/**
 * Returns the colour of highlighted words: the user's, or the template's own. Undefined if there is no
 * choice.
 */
export function highlightOf({ template, highlightColor }: AiEditForm): string | undefined {
  if (template === null || !optionsOf(template).personalize) return undefined;
  return highlightColor ?? ownHighlight(template);
}

function settingsOf(form: AiEditForm, template: LookId): AiEditSettings {
  const { brollFrequency, brollType, listicleStyle, titleDuration } = form;
  const highlight = highlightOf(form);
  return {
    template,
    ...(brollFrequency !== null && { brollFrequency }),
    ...(brollType !== null && { brollType }),
    ...(listicleStyle !== null && { listicleStyle }),
    ...(highlight !== undefined && { subtitleHighlightColor: highlight }),
    ...(optionsOf(template).personalize && {
      title: {
        text: isTitleWritten(form) ? '' : form.titleText,
        ...(titleDuration !== null && { duration: titleDuration }),
      },
    }),
  };
}

function subtitlesOf(form: AiEditForm): AiEditData['subtitleStyles'] {
  if (form.template === null) return DEFAULT_SUBTITLES;
  const { subtitleStyles } = templateOf(form.template);
  const highlight = highlightOf(form);
  return highlight === undefined
    ? subtitleStyles
    : { ...subtitleStyles, highlightColors: [highlight] };
}

/** Returns the complete AI edit data of a form, which is the request body (specification section 3). */
export function editData(form: AiEditForm): AiEditData {
  const { template, videoShape, videoPosition, addsHook, addsBroll } = form;
  return {
    aiEditSettings: template === null ? null : settingsOf(form, template),
    bgVideoSettings: {
      ...(videoShape !== null && { shape: videoShape }),
      ...(videoPosition !== null && { position: videoPosition }),
      stroke: { color: form.strokeColor, width: form.strokeWidth ?? DEFAULT_STROKE.width },
    },
    additionalFeatures: {
      applyAiEdit: form.appliesEdit,
      addBgm: addsMusic(form),
      ...(addsHook !== null && { addHook: addsHook }),
      ...(addsBroll !== null && { addBroll: addsBroll }),
      removeFillerWords: form.removesFillerWords,
      removeSilenceParts: form.removesSilences,
      enhanceAudio: form.enhancesAudio,
    },
    subtitleStyles: subtitlesOf(form),
    additionalSettings: {
      soundEffectsVolume: form.effectsVolume,
      applySpeakerDetection: form.detectsSpeakers,
    },
    bgmData: {
      volume: form.musicVolume,
      fadeIn: form.fadeIn ?? EMPTY_FORM.fadeIn ?? 0,
      fadeOut: form.fadeOut ?? EMPTY_FORM.fadeOut ?? 0,
    },
  };
}

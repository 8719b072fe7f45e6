import type { LookId } from '@lectern/studio/looks';
import {
  type AiEditForm,
  DEFAULT_STROKE,
  DEFAULT_TITLE_DURATION,
  EMPTY_FORM,
  readForm,
  type TitleMode,
} from './form.ts';
import { fieldsOf } from '../../../lib/records/readJson.ts';
import { ownHighlight } from '../preview/highlight.ts';
import { optionsOf } from './options.ts';
import { type AiEditTemplate, templateOf } from './templates.ts';
import { acceptTitle } from './titleText.ts';

/** Fields that are simply replaced; the others have side effects and their own actions. */
export type FormChange = Partial<Omit<AiEditForm, 'template' | 'titleText' | 'titleMode'>>;

/** Everything that can happen to the form (specification section 4, AI edit page). */
export type FormAction =
  | { type: 'templateChosen'; template: LookId }
  | { type: 'titleTyped'; text: string }
  | { type: 'titleModeChosen'; mode: TitleMode }
  | { type: 'changed'; change: FormChange }
  | { type: 'startedOver'; form: AiEditForm };

/** Section 4: applies a template's defaults to everything the user has not decided. */
function withTemplateDefaults(form: AiEditForm, template: LookId): AiEditForm {
  const options = optionsOf(template);
  const { additionalFeatures: features } = templateOf(template);
  return {
    ...form,
    template,
    appliesEdit: true,
    addsHook: false,
    addsBroll: false,
    removesFillerWords: features.removeFillerWords ?? form.removesFillerWords,
    removesSilences: features.removeSilenceParts ?? form.removesSilences,
    enhancesAudio: features.enhanceAudio ?? form.enhancesAudio,
    titleDuration: form.titleDuration ?? (options.personalize ? DEFAULT_TITLE_DURATION : null),
    brollFrequency: form.brollFrequency ?? (options.brollFrequency ? 'medium' : null),
    brollType: form.brollType ?? (options.brollType ? 'images' : null),
    listicleStyle: form.listicleStyle ?? (options.listicleStyle ? 'bg' : null),
    ...(options.backgroundVideo && {
      videoPosition: form.videoPosition ?? 'top-right',
      videoShape: form.videoShape ?? 'square',
      strokeWidth: form.strokeWidth ?? DEFAULT_STROKE.width,
    }),
  };
}

function change(form: AiEditForm, action: FormAction): AiEditForm {
  switch (action.type) {
    case 'templateChosen':
      return withTemplateDefaults(form, action.template);
    case 'titleTyped': {
      const titleText = acceptTitle(action.text);
      if (optionsOf(form.template).titleModes) return { ...form, titleText };
      // A title written for another template is kept where it could have been generated.
      return { ...form, titleText, titleMode: titleText === '' ? 'ai' : 'manual' };
    }
    case 'titleModeChosen':
      return {
        ...form,
        titleMode: action.mode,
        titleText: action.mode === 'ai' ? '' : form.titleText,
      };
    case 'changed':
      return { ...form, ...action.change };
    case 'startedOver':
      return action.form;
  }
}

/** Returns the form after an action, always within the ranges of section 5, whatever the input. */
export function formReducer(form: AiEditForm, action: FormAction): AiEditForm {
  return readForm(change(form, action));
}

/** Whether the title is generated, so that the user cannot edit it. */
export function isTitleWritten({ template, titleMode }: AiEditForm): boolean {
  return optionsOf(template).titleModes && titleMode === 'ai';
}

/** Whether the template allows no music (section 4). */
export function isMusicExcluded({ template }: Pick<AiEditForm, 'template'>): boolean {
  return template !== null && templateOf(template).additionalFeatures.addBgm === false;
}

/** Whether music is added. */
export function addsMusic(form: AiEditForm): boolean {
  return form.wantsMusic && !isMusicExcluded(form);
}

/** Reads the settings of an earlier edit, as stored with the video (section 3), as fields of a form. */
function fieldsOfSettings(settings: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const title = fieldsOf(settings.title);
  return {
    brollFrequency: settings.brollFrequency,
    brollType: settings.brollType,
    listicleStyle: settings.listicleStyle,
    highlightColor: settings.subtitleHighlightColor,
    titleText: title.text,
    titleMode: typeof title.text === 'string' && title.text !== '' ? 'manual' : 'ai',
    titleDuration: title.duration,
  };
}

/**
 * Returns the form of a video as the page opens it (section 4): with the video's own settings if it has
 * any, otherwise with the first template. A template that the user may not use is left unset for them to
 * choose.
 */
export function openForm(
  aiEditSettings: unknown,
  available: readonly Pick<AiEditTemplate, 'template'>[],
): AiEditForm {
  const settings = fieldsOf(aiEditSettings);
  const isFirst = Object.keys(settings).length === 0;
  const template = isFirst
    ? available[0]?.template
    : available.find(({ template }) => template === settings.template)?.template;
  const form = isFirst
    ? readForm({ ...EMPTY_FORM, brollFrequency: 'medium', listicleStyle: 'bg' })
    : readForm({ ...EMPTY_FORM, ...fieldsOfSettings(settings) });
  if (template === undefined) return form;
  const opened = formReducer(form, { type: 'templateChosen', template });
  // The template's own colour was not a choice, so another template replaces it with its own.
  return opened.highlightColor === ownHighlight(template)
    ? { ...opened, highlightColor: null }
    : opened;
}

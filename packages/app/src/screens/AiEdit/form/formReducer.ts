import type { LookId } from '@lectern/studio/looks';
import {
  type AiEditForm,
  DEFAULT_STROKE,
  DEFAULT_TITLE_DURATION,
  EMPTY_FORM,
  readForm,
  type TitleMode,
} from './form.ts';
import { fieldsOf } from '../../../lib/readJson.ts';
import { ownHighlight } from '../preview/highlight.ts';
import { optionsOf } from './options.ts';
import { type AiEditTemplate, templateOf } from './templates.ts';
import { acceptTitle } from './titleText.ts';

/** What is simply taken over; the rest has consequences and an action of its own. */
export type FormChange = Partial<Omit<AiEditForm, 'template' | 'titleText' | 'titleMode'>>;

/** Everything that can be done to the form (specification section 4, AI edit page). */
export type FormAction =
  | { type: 'templateChosen'; template: LookId }
  | { type: 'titleTyped'; text: string }
  | { type: 'titleModeChosen'; mode: TitleMode }
  | { type: 'changed'; change: FormChange }
  | { type: 'startedOver'; form: AiEditForm };

/** Section 4: a template's own defaults, for what the user has not decided himself. */
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
      // A title that the user wrote elsewhere is kept where it could be written for them.
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

/** The form after an action. Whatever comes in, what comes out is within the bounds of section 5. */
export function formReducer(form: AiEditForm, action: FormAction): AiEditForm {
  return readForm(change(form, action));
}

/** Whether the title is written for the user, so that he cannot write it himself. */
export function isTitleWritten({ template, titleMode }: AiEditForm): boolean {
  return optionsOf(template).titleModes && titleMode === 'ai';
}

/** Whether the template leaves no room for music (section 4). */
export function isMusicBarred({ template }: Pick<AiEditForm, 'template'>): boolean {
  return template !== null && templateOf(template).additionalFeatures.addBgm === false;
}

/** Whether music is added. */
export function addsMusic(form: AiEditForm): boolean {
  return form.wantsMusic && !isMusicBarred(form);
}

/** The settings of an earlier edit, as the video's record has them (section 3), as fields of a form. */
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
 * The form of a video as the page opens it (section 4): by the video's own settings where it has any,
 * else with the first template chosen. A template that the user may not have is left for him to
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
  // The template's own colour was not chosen: another template brings another one.
  return opened.highlightColor === ownHighlight(template)
    ? { ...opened, highlightColor: null }
    : opened;
}

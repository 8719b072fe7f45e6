import { number, object, string } from 'yup';
import { LOOK_IDS } from '@lectern/studio/looks';
import { fieldErrors } from '../../../lib/forms/fieldErrors.ts';
import type { Messages } from '../../../lib/forms/useMessages.ts';
import { type AiEditForm, FADE_RANGE } from './form.ts';
import { addsMusic } from './formReducer.ts';
import { optionsOf } from './options.ts';
import { TITLE_MAX_LENGTH } from './titleText.ts';

/** The default validation messages (specification section 5, AI edit). */
const defaultMessages = {
  required: (name: string) => `'${name}' is required`,
  oneOf: (name: string, values: readonly string[]) =>
    `'${name}' must be one of ${values.join(', ')}`,
  tooLong: (name: string, max: number) => `'${name}' cannot be longer than ${max} characters`,
  between: (name: string, [min, max]: readonly [number, number]) =>
    `'${name}' must be between ${min} and ${max}`,
  type: (name: string) => `'${name}' is not a valid type`,
};

/** The fields that are validated before the form is sent. */
const CHECKED = [
  'template',
  'titleText',
  'titleDuration',
  'strokeWidth',
  'fadeIn',
  'fadeOut',
] as const;
export type CheckedField = (typeof CHECKED)[number];

/** The checked fields of the section 'Personalize', which can be collapsed. */
export const PERSONALIZED = [
  'titleText',
  'titleDuration',
  'strokeWidth',
] as const satisfies CheckedField[];

const words = defaultMessages;

function amount(name: string, range: readonly [number, number], isRequired: boolean) {
  const [min, max] = range;
  const limited = number()
    .typeError(words.type(name))
    .min(min, words.between(name, range))
    .max(max, words.between(name, range));
  return isRequired ? limited.required(words.required(name)) : limited.nullable();
}

function rulesOf(form: AiEditForm) {
  const hasStroke = form.appliesEdit && optionsOf(form.template).backgroundVideo;
  const hasMusic = addsMusic(form);
  return object({
    template: string()
      .nullable()
      .oneOf([...LOOK_IDS, null], words.oneOf('Template', LOOK_IDS)),
    titleText: string().max(TITLE_MAX_LENGTH, words.tooLong('Title', TITLE_MAX_LENGTH)),
    titleDuration: amount('Duration', [0, 999], false),
    strokeWidth: amount('Stroke width', [0, 999], hasStroke),
    fadeIn: amount('Fade in', FADE_RANGE, hasMusic),
    fadeOut: amount('Fade out', FADE_RANGE, hasMusic),
  });
}

/** Validation messages by field. */
type FormErrors = Messages<CheckedField>;

/** Returns why a form cannot be sent, by field; only visible fields are required. */
export function formErrors(form: AiEditForm): FormErrors {
  return fieldErrors(rulesOf(form), form, CHECKED);
}

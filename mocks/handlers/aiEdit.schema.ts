import { array, boolean, lazy, mixed, number, object, string } from 'yup';
import type { Edit } from '@lectern/studio';
import { validate } from './call.ts';

/**
 * The contract's `AiEditData` (specification sections 3 and 5): a complete edit without additional fields.
 */

const POSITIONS = [
  'top-right',
  'top-left',
  'top-center',
  'middle-center',
  'bottom-right',
  'bottom-left',
  'bottom-center',
] as const;

const hex = string().matches(/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i, {
  message: '${path} is not a hex color',
  excludeEmptyString: false,
});
const colour = string().matches(/^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|[a-z]+)$/i);
const percent = number().required().min(0).max(100);
const fade = number().required().integer().min(0).max(10);
const threeDigits = number().min(0).max(999);

const settings = object({
  template: string().required().matches(/\S/),
  brollFrequency: string().oneOf(['none', 'low', 'medium', 'high'] as const),
  brollType: string().oneOf(['images', 'stock', 'mixed'] as const),
  listicleStyle: string().oneOf(['none', 'bg', 'no-bg'] as const),
  subtitleHighlightColor: hex,
  title: object({
    text: string()
      .max(50)
      .matches(/^[\p{L}\p{M}\p{Nd}\s.,!?'"()-]*$/u),
    duration: threeDigits,
  })
    .noUnknown()
    .default(undefined),
}).noUnknown();

const features = object({
  applyAiEdit: boolean().required(),
  addBgm: boolean().required(),
  addHook: boolean(),
  addBroll: boolean(),
  removeFillerWords: boolean().required(),
  removeSilenceParts: boolean().required(),
  enhanceAudio: boolean().required(),
}).noUnknown();

const aiEditSchema = object({
  // `null` until a template is chosen; applying the edit needs one (section 5).
  aiEditSettings: lazy((value: unknown, { parent }: { parent?: unknown }) =>
    value === null && !appliesEdit(parent)
      ? mixed().nullable()
      : settings.required('Please select an AI edit template'),
  ),
  bgVideoSettings: object({
    shape: string().oneOf(['square', 'circle', 'rectangle'] as const),
    position: string().oneOf(POSITIONS),
    stroke: object({ color: hex.required(), width: threeDigits.required() }).noUnknown().required(),
  })
    .noUnknown()
    .required(),
  additionalFeatures: features.required(),
  subtitleStyles: object({
    template: string().required(),
    fontSize: string().required(),
    fontFamily: string().required(),
    textCasing: string().required(),
    position: string().required().oneOf(POSITIONS),
    backgroundColor: colour.required(),
    baseColor: colour.required(),
    importantColor: colour.required(),
    highlightColors: array(colour.required()).required(),
  })
    .noUnknown()
    .required(),
  additionalSettings: object({
    soundEffectsVolume: percent,
    applySpeakerDetection: boolean().required(),
  })
    .noUnknown()
    .required(),
  bgmData: object({ volume: percent, fadeIn: fade, fadeOut: fade }).noUnknown().required(),
})
  .noUnknown()
  .required();

/** Reads the edit in a request body. @throws `HttpProblem` 422 with one entry per field. */
export async function readAiEdit(body: unknown): Promise<Edit> {
  const { aiEditSettings, ...rest } = await validate(aiEditSchema, body);
  const isNone = aiEditSettings === null || aiEditSettings === undefined;
  return { ...rest, aiEditSettings: isNone ? null : await validate(settings, aiEditSettings) };
}

function appliesEdit(edit: unknown): boolean {
  if (typeof edit !== 'object' || edit === null || !('additionalFeatures' in edit)) return false;
  const { additionalFeatures } = edit;
  return (
    typeof additionalFeatures === 'object' &&
    additionalFeatures !== null &&
    'applyAiEdit' in additionalFeatures &&
    additionalFeatures.applyAiEdit === true
  );
}

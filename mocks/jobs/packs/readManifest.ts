import { PACK_TIMINGS, type VoicePack } from '@lectern/studio/packs';
import { array, boolean, number, object, string, ValidationError } from 'yup';

/** Text shown in a list: no line breaks and no characters that change its direction. */
const line = (most: number) =>
  string()
    .strict()
    .trim()
    .max(most)
    .matches(/^[^\p{Cc}\p{Cf}]*$/u);

/** Maximum bytes of one file and of a whole pack: as much as a phone can hold. */
const MOST_BYTES = 2 ** 30;

/** A manifest as served by a site, with the names of `docs/voice-packs.md`. */
const manifestSchema = object({
  version: number().strict().required().oneOf([1], 'version'),
  id: string()
    .strict()
    .required()
    // Ids of the user's own voice start with 'own-'.
    .matches(/^(?!own-)[a-z0-9-]{1,40}$/, 'id'),
  name: line(60).required('name'),
  description: line(200).required('description'),
  engine: string().strict().required('engine'),
  voices: array(
    object({
      id: string()
        .strict()
        .required()
        .matches(/^[A-Za-z0-9+_-]{1,40}$/),
      name: line(60).required(),
      language: string()
        .strict()
        .required()
        .matches(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/),
      gender: string()
        .strict()
        .oneOf(['Female', 'Male', 'Neutral'] as const)
        .default('Neutral'),
      accent: line(40).nullable().default(null),
      lettersPerSecond: number().strict().required().min(3).max(40),
    }),
  )
    .strict()
    .required()
    .min(1, 'voices')
    .max(1000, 'voices'),
  files: array(
    object({
      // Only paths next to the manifest or below it: no parent folders, no URLs of other sites.
      path: string()
        .strict()
        .required()
        .max(200)
        .matches(/^\w[\w.-]*(\/\w[\w.-]*)*$/),
      bytes: number().strict().required().integer().min(1).max(MOST_BYTES),
      sha256: string()
        .strict()
        .required()
        .matches(/^[0-9a-f]{64}$/),
    }),
  )
    .strict()
    .required()
    .min(1, 'files')
    .max(500, 'files'),
  license: line(200).required('license'),
  attribution: line(300).required('attribution'),
  source: string()
    .strict()
    .required('source')
    .matches(/^https:\/\/\S{1,300}$/, 'source'),
  timing: string().strict().required('timing').oneOf(PACK_TIMINGS, 'timing'),
  needs: array(
    string()
      .strict()
      .required()
      .oneOf(['webgpu'] as const),
  )
    .strict()
    .default([]),
  isHeard: boolean().strict().default(false),
});

/** Why a pack is not offered: the end of a sentence that starts with 'Not offered:'. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
}

/** Reasons by the first field that `yup` reports. */
const REASONS: Readonly<Record<string, string>> = {
  version: 'its manifest is of a version that this Lectern does not know',
  license: 'its manifest names no license',
  attribution: 'its manifest names no makers',
  source: 'its manifest does not say where it comes from',
  voices: 'its manifest names no voices that can be used',
  files: 'its manifest lists its files in a way that cannot be checked',
  engine: 'its manifest names no engine',
  timing: 'its voices do not tell when they say what, which can be found out for English alone',
};

/**
 * Reads a pack from the text of its manifest.
 *
 * @param id - The name of its folder, which must match the manifest.
 * @throws `ManifestError`
 */
export async function readManifest(text: string, id: string): Promise<VoicePack> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ManifestError('its manifest cannot be read');
  }
  const pack = await validate(value);
  if (pack.id !== id) throw new ManifestError('its manifest is that of another pack');
  const paths = new Set(pack.files.map(({ path }) => path));
  const voices = new Set(pack.voices.map((voice) => voice.id));
  if (paths.size < pack.files.length) throw new ManifestError(REASONS.files);
  if (pack.files.reduce((sum, { bytes }) => sum + bytes, 0) > MOST_BYTES) {
    throw new ManifestError(REASONS.files);
  }
  if (voices.size < pack.voices.length) throw new ManifestError(REASONS.voices);
  if (!paths.has(pack.engine)) throw new ManifestError(REASONS.engine);
  if (pack.timing !== 'phones' && pack.voices.some(({ language }) => !/^en\b/i.test(language))) {
    throw new ManifestError(REASONS.timing);
  }
  if (!(await isKnownLicense(pack.license))) throw new ManifestError(REASONS.license);
  return pack;
}

async function isKnownLicense(license: string): Promise<boolean> {
  try {
    return (await import('./isSpdx.ts')).isSpdx(license);
  } catch (cause) {
    throw new ManifestError(
      'its license could not be checked, because part of Lectern did not load',
      {
        cause,
      },
    );
  }
}

async function validate(value: unknown) {
  try {
    return await manifestSchema.validate(value, { stripUnknown: true });
  } catch (cause) {
    const [field = ''] = cause instanceof ValidationError ? (cause.path ?? '').split(/[.[]/) : [];
    throw new ManifestError(REASONS[field] ?? 'its manifest cannot be read', { cause });
  }
}

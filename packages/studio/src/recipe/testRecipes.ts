import fc from 'fast-check';
import type { Edit } from '../editRequest.ts';
import { FONT_FAMILIES, CASINGS, LOOK_IDS, PLACES } from '../looks/index.ts';
import { PRESENTERS } from '../presenter/recipes.ts';
import { BACKDROPS, CAPTION_STYLES, MANNERS, SCENE_COLOURS } from '../types.ts';
import { VOICES } from '../voices/voices.ts';
import { ownVoiceId } from '../voices/ownVoice.ts';
import { ASPECTS, type Recipe, RESOLUTIONS } from './recipe.ts';
import { recipeVoice } from './recipeVoice.ts';

type Whole<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [Name in keyof T]-?: Whole<NonNullable<T[Name]>> }
    : T;

/** A recipe with every possible field. */
export const WHOLE_RECIPE = {
  $schema: 'https://lectern.example/lectern.schema.json',
  version: 1,
  title: 'Spring launch',
  language: 'en-US',
  script: 'Good morning, {{name}}. [pause 1s] Here is what is new.',
  voice: {
    ...{ id: 'de+f3', speed: 1.25, recorded: true },
    pack: { id: 'espeak-ng', version: '0a1b2c3d4e5f' },
  },
  presenter: {
    name: 'Amara',
    style: 'avataaars',
    options: { eyes: 'default', hairColor: '2a211d', top: 'bun' },
    extras: { eyeColor: '3f6f8f', hearingAid: true, wheelchair: true },
  },
  scene: { colour: 'clay', backdrop: 'disc' },
  format: { aspect: '16:9', resolution: '720p' },
  captions: { drawn: true, style: 'karaoke' },
  manner: 'lively',
  gesturesOff: [0, 24],
  edit: {
    aiEditSettings: {
      template: 'vivid',
      brollFrequency: 'low',
      brollType: 'images',
      listicleStyle: 'none',
      subtitleHighlightColor: '#EACB1F',
      title: { text: 'Spring', duration: 3 },
    },
    bgVideoSettings: {
      shape: 'circle',
      position: 'top-right',
      stroke: { color: '#ffffff', width: 4 },
    },
    additionalFeatures: {
      applyAiEdit: true,
      addBgm: true,
      removeFillerWords: false,
      removeSilenceParts: true,
      enhanceAudio: false,
    },
    subtitleStyles: {
      template: 'vivid',
      fontSize: 'medium',
      fontFamily: 'inter',
      textCasing: 'default',
      position: 'bottom-center',
      backgroundColor: 'transparent',
      baseColor: 'white',
      importantColor: '#fff',
      highlightColors: ['#EACB1F'],
    },
    additionalSettings: { soundEffectsVolume: 30, applySpeakerDetection: true },
    bgmData: { volume: 40, fadeIn: 2, fadeOut: 3 },
  },
} as const satisfies Whole<Recipe>;

const color = fc.stringMatching(/^#[0-9a-f]{6}$/);
const percent = fc.double({ min: 0, max: 100, noNaN: true });
const threeDigits = fc.double({ min: 0, max: 999, noNaN: true });
/** Optional fields. */
const maybe = <T extends object>(fields: { [Name in keyof T]: fc.Arbitrary<T[Name]> }) =>
  fc.record<T, never>(fields, { requiredKeys: [] });
const merged = <A extends object, B extends object>(a: fc.Arbitrary<A>, b: fc.Arbitrary<B>) =>
  fc.tuple(a, b).map(([first, second]): A & B => ({ ...first, ...second }));

const shown = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
const titles = shown.filter(
  (text) => /\S/u.test(text) && !/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u.test(text),
);
const scripts = fc
  .array(fc.oneof(shown, fc.constantFrom('\n', '\t', '[pause 1s]', '{{name}}', '"', '\\', '</p>')))
  .map((parts) => `Hello ${parts.join(' ')}`)
  .filter((text) => !/[\p{Cc}\p{Cs}]/u.test(text.replaceAll(/[\t\n]/gu, '')));

const edits: fc.Arbitrary<Edit> = fc.record({
  aiEditSettings: merged(
    fc.record({ template: fc.constantFrom(...LOOK_IDS) }),
    maybe({
      brollFrequency: fc.constantFrom('none', 'low', 'medium', 'high'),
      listicleStyle: fc.constantFrom('none', 'bg', 'no-bg'),
      subtitleHighlightColor: color,
      title: fc.record({
        text: fc.constantFrom('', 'Ünï 1!', 'Hi {{first name}}'),
        duration: threeDigits,
      }),
    }),
  ),
  bgVideoSettings: merged(
    fc.record({ stroke: fc.record({ color, width: threeDigits }) }),
    maybe({ position: fc.constantFrom(...PLACES) }),
  ),
  additionalFeatures: fc.record({
    applyAiEdit: fc.boolean(),
    addBgm: fc.boolean(),
    removeFillerWords: fc.boolean(),
    removeSilenceParts: fc.boolean(),
    enhanceAudio: fc.boolean(),
  }),
  subtitleStyles: fc.record({
    template: fc.constantFrom('default', ...LOOK_IDS),
    fontSize: fc.constantFrom('small', 'medium', 'large'),
    fontFamily: fc.constantFrom(...FONT_FAMILIES),
    textCasing: fc.constantFrom(...CASINGS),
    position: fc.constantFrom(...PLACES),
    backgroundColor: fc.constantFrom('transparent', '#000'),
    baseColor: color,
    importantColor: color,
    highlightColors: fc.array(color, { maxLength: 10 }),
  }),
  additionalSettings: fc.record({
    soundEffectsVolume: percent,
    applySpeakerDetection: fc.boolean(),
  }),
  bgmData: fc.record({
    volume: percent,
    fadeIn: fc.integer({ min: 0, max: 10 }),
    fadeOut: fc.integer({ min: 0, max: 10 }),
  }),
});

/** Any recipe that can be read. */
export const recipes: fc.Arbitrary<Recipe> = merged(
  fc.record({
    version: fc.constant(1 as const),
    title: titles,
    language: fc.constantFrom('en', 'en-US', 'pt-BR', 'zh-Hant-TW'),
    script: scripts,
    voice: fc
      .tuple(
        fc.oneof(
          fc.constantFrom(...VOICES.map(({ id }) => id)),
          fc.stringMatching(/^[a-z0-9-]{1,40}\.[A-Za-z0-9+_-]{1,40}$/),
        ),
        fc.boolean(),
        fc.double({ min: 0.75, max: 1.5, noNaN: true }),
        fc.option(fc.stringMatching(/^[0-9a-f]{12}$/), { nil: undefined }),
      )
      .map(([id, isOwn, speed, version]) =>
        recipeVoice(isOwn ? ownVoiceId(id) : id, speed, version),
      ),
    presenter: fc.constantFrom(...PRESENTERS.map(({ recipe }) => recipe)),
    scene: fc.record({
      colour: fc.constantFrom(...SCENE_COLOURS),
      backdrop: fc.constantFrom(...BACKDROPS),
    }),
    format: fc.record({
      aspect: fc.constantFrom(...ASPECTS),
      resolution: fc.constantFrom(...RESOLUTIONS),
    }),
    captions: fc.record({ drawn: fc.boolean(), style: fc.constantFrom(...CAPTION_STYLES) }),
  }),
  maybe({
    edit: edits,
    manner: fc.constantFrom(...MANNERS),
    gesturesOff: fc.array(fc.nat(150_000), { maxLength: 20 }),
    $schema: fc.constantFrom('lectern.schema.json', '../lectern.schema.json'),
  }),
);

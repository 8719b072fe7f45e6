/* oxlint-disable unicorn/no-thenable -- a keyword of JSON Schema */
/**
 * The shape of a project file as a JSON Schema (draft 2020-12), and its only source: `npm run build:recipe`
 * generates the schema that the app serves and the validator of `readRecipe` from it.
 *
 * Names come from the lists that the studio itself uses; those of the art come from DiceBear. A `title`
 * describes the expected value, for the sentence about a value that does not match. Not part of any page.
 */
import { avataaars, notionists } from '@dicebear/collection';
import { CASINGS, FONT_FAMILIES, LOOK_IDS, PLACES } from '../looks/index.ts';
import { BACKDROPS, CAPTION_STYLES, MANNERS, SCENE_COLOURS } from '../types.ts';
import { ASPECTS, RECIPE_VERSION, RESOLUTIONS } from './recipe.ts';
import { closed, flag, pattern, type Schema } from './schemaParts.ts';
import { VOICE_SCHEMA } from './voiceSchema.ts';

/**
 * Control characters, lone surrogates, line separators, and characters that reorder the text after them.
 */
const UNSHOWN = String.raw`\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069`;
const HEX = '[0-9a-fA-F]';
const HEX_COLOUR = `#(${HEX}{3,4}|${HEX}{6}|${HEX}{8})`;

const percent = { type: 'number', minimum: 0, maximum: 100 };
const threeDigits = { type: 'number', minimum: 0, maximum: 999 };
const hexColour = pattern(`^${HEX_COLOUR}$`, 'a color such as #2049D2');
const sixDigits = pattern(`^${HEX}{6}$`, 'a color of six hexadecimal digits');
const colour = pattern(`^(${HEX_COLOUR}|[a-zA-Z]{1,30})$`, 'a color such as #2049D2 or white');

/** The whole schema. */
export const RECIPE_SCHEMA: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `urn:lectern:recipe:${RECIPE_VERSION}`,
  title: 'Lectern project file',
  description: 'Everything that one video of Lectern is made from.',
  ...closed(
    {
      version: { const: RECIPE_VERSION },
      title: {
        ...pattern(`^[^${UNSHOWN}]*[^${UNSHOWN}\\s][^${UNSHOWN}]*$`, 'a title on one line'),
        maxLength: 200,
      },
      language: {
        ...pattern('^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$', 'a language such as en-US'),
        maxLength: 35,
      },
      script: {
        ...pattern(String.raw`^[^\0-\x08\x0B\f\x0E-\x1F\x7F-\x9F\p{Cs}]*$`, 'plain text'),
        minLength: 1,
        maxLength: 150_000,
        description: 'The words to speak, with marks such as [pause 1s]; {{name}} is a blank.',
      },
      voice: VOICE_SCHEMA,
      presenter: presenter(),
      scene: closed({ colour: { enum: SCENE_COLOURS }, backdrop: { enum: BACKDROPS } }),
      format: closed({ aspect: { enum: ASPECTS }, resolution: { enum: RESOLUTIONS } }),
      captions: closed({
        drawn: { ...flag, description: 'Whether they are part of the picture.' },
        style: { enum: CAPTION_STYLES },
      }),
    },
    {
      $schema: {
        ...pattern(
          '^(https?://[!-~]+/|(\\.{0,2}/)*)lectern\\.schema\\.json$',
          'the address of lectern.schema.json',
        ),
        maxLength: 500,
      },
      manner: {
        enum: MANNERS,
        description:
          'How much the presenter gestures of its own accord; natural where it is left out.',
      },
      gesturesOff: {
        ...{ type: 'array', items: { type: 'integer', minimum: 0, maximum: 150_000 } },
        maxItems: 9_000,
        description:
          'Places in the script, in UTF-16 units, of words whose own gesture is turned off.',
      },
      edit: edit(),
    },
  ),
};

/** One shape per art style: every option accepts the values that the style defines. */
function presenter(): Schema {
  const styles = { avataaars: avataaars.schema, notionists: notionists.schema };
  return {
    ...closed(
      {
        name: {
          ...pattern(
            `^(?![A-Za-z][A-Za-z0-9+.-]*:|[./])(?!.*\\.\\./)[^${UNSHOWN}<>\\\\]*$`,
            'a name, no path and no address,',
          ),
          minLength: 1,
          maxLength: 100,
        },
        style: { enum: Object.keys(styles) },
        options: { type: 'object' },
      },
      { extras: closed({}, { eyeColor: sixDigits, hearingAid: flag, wheelchair: flag }) },
    ),
    allOf: Object.entries(styles).map(([style, { properties = {} }]) => ({
      if: { type: 'object', properties: { style: { const: style } } },
      then: { type: 'object', properties: { options: closed({}, artOptions(properties)) } },
    })),
  };
}

/** Options of the figure. The studio itself sets the options of the avatar around it and of randomness. */
function artOptions(properties: Schema): Schema {
  const options = Object.entries(properties).flatMap(([name, option]) => {
    const { items } = option as { items?: { enum?: readonly string[]; pattern?: string } };
    if (!items || ['style', 'base', 'backgroundColor'].includes(name)) return [];
    const value = items.enum ? { enum: items.enum.toSorted() } : sixDigits;
    return [[name, value] as const];
  });
  return Object.fromEntries(options.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The AI edit data (specification section 3). */
function edit(): Schema {
  const template = { enum: LOOK_IDS };
  return {
    ...closed({
      aiEditSettings: {
        ...closed(
          { template },
          {
            brollFrequency: { enum: ['none', 'low', 'medium', 'high'] },
            brollType: { enum: ['images', 'stock', 'mixed'] },
            listicleStyle: { enum: ['none', 'bg', 'no-bg'] },
            subtitleHighlightColor: hexColour,
            title: closed(
              {},
              {
                text: {
                  // Cells of tables have signs that the AI edit form does not accept, such as '&'.
                  ...pattern(`^([^${UNSHOWN}]|[\\t\\n])*$`, 'plain text'),
                  maxLength: 50,
                },
                duration: threeDigits,
              },
            ),
          },
        ),
        type: ['object', 'null'],
      },
      bgVideoSettings: closed(
        { stroke: closed({}, { color: hexColour, width: threeDigits }) },
        { shape: { enum: ['square', 'circle', 'rectangle'] }, position: { enum: PLACES } },
      ),
      additionalFeatures: closed({
        applyAiEdit: flag,
        addBgm: flag,
        removeFillerWords: flag,
        removeSilenceParts: flag,
        enhanceAudio: flag,
      }),
      subtitleStyles: closed({
        template: { enum: ['default', ...LOOK_IDS] },
        fontSize: { enum: ['small', 'medium', 'large'] },
        fontFamily: { enum: FONT_FAMILIES },
        textCasing: { enum: CASINGS },
        position: { enum: PLACES },
        backgroundColor: colour,
        baseColor: colour,
        importantColor: colour,
        highlightColors: { type: 'array', items: colour, maxItems: 10 },
      }),
      additionalSettings: closed({ soundEffectsVolume: percent, applySpeakerDetection: flag }),
      bgmData: closed({
        volume: percent,
        fadeIn: { type: 'number', minimum: 0, maximum: 10 },
        fadeOut: { type: 'number', minimum: 0, maximum: 10 },
      }),
    }),
    description: 'AI edit data.',
    if: {
      type: 'object',
      properties: {
        additionalFeatures: { type: 'object', properties: { applyAiEdit: { const: true } } },
      },
    },
    then: { type: 'object', properties: { aiEditSettings: { type: 'object' } } },
  };
}

/*
 * Files that are refused, each with one sentence. This is a table, and therefore longer than most tests.
 */
import { expect, it } from 'vitest';
import { readRecipe } from './readRecipe.ts';
import { RecipeError } from './RecipeError.ts';
import { WHOLE_RECIPE } from './testRecipes.ts';

/** All fields, with one of Lectern's own voices. */
const OWN = { ...WHOLE_RECIPE, voice: { id: 'olivia', speed: 1.25 } };
const GOOD = JSON.stringify(OWN);

/** Returns the whole recipe with another value at a path, or without the field for `undefined`. */
function having(path: string, value: unknown): string {
  const recipe = structuredClone<Record<string, unknown>>(OWN);
  const names = path.split('.');
  const last = names.pop() ?? '';
  let at = recipe;
  for (const name of names) at = at[name] as Record<string, unknown>;
  Object.defineProperty(at, last, { value, enumerable: true, configurable: true, writable: true });
  return JSON.stringify(recipe);
}

/** Returns the whole recipe with a part of its text replaced. */
function writing(part: string, by: string): string {
  expect(GOOD).toContain(part);
  return GOOD.replace(part, by);
}

/** Decodes bytes the way a page reads them from a file. */
const decoded = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const utf16 = (text: string) =>
  decoded(new Uint8Array(Uint16Array.from(text, (c) => c.charCodeAt(0)).buffer));
const binary = Uint8Array.from({ length: 4_000 }, (_, i) => (i * 89 + 137) % 256);
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const presenter = (style: string, options: unknown) =>
  having('presenter', { name: 'Amara', style, options });
/** A recipe with a voice from a pack. */
const packed = (pack: unknown, voice: object = {}) =>
  having('voice', { id: 'de', speed: 1, pack, ...voice });
const DEEP = '{"version":1,"a":'.repeat(60_000);

const VOICE = 'which Lectern does not have';

const CASES: [file: string, text: string, reason: string][] = [
  // Not a recipe at all
  ['an empty file', '', 'is not valid JSON'],
  ['only spaces', ' \n\t ', 'is not valid JSON'],
  ['prose', 'Dear Lectern, please make a film.', 'is not valid JSON'],
  ['a web page', '<!doctype html><script>alert(1)</script>', 'is not valid JSON'],
  ['a script in place of JSON', `(() => (${GOOD}))()`, 'is not valid JSON'],
  ['JSON with a comment', GOOD.replace('{', '{ // mine\n'), 'is not valid JSON'],
  ['JSON with a comma too many', GOOD.replace(/\}$/, ',}'), 'is not valid JSON'],
  ['JSON that was cut', GOOD.slice(0, -40), 'is not valid JSON'],
  ['two recipes', GOOD + GOOD, 'is not valid JSON'],
  ['lines of JSON', `${GOOD}\n${GOOD}\n`, 'is not valid JSON'],
  ['single quotes', GOOD.replaceAll('"', "'"), 'is not valid JSON'],
  ['NaN', writing('"speed":1.25', '"speed":NaN'), 'is not valid JSON'],
  ['Infinity', writing('"speed":1.25', '"speed":-Infinity'), 'is not valid JSON'],
  ['a hexadecimal number', writing('"speed":1.25', '"speed":0x1'), 'is not valid JSON'],
  ['two byte order marks', `\uFEFF\uFEFF${GOOD}`, 'is not valid JSON'],
  ['UTF-16, little endian', utf16(`\uFEFF${GOOD}`), 'is not plain text in UTF-8'],
  ['UTF-16 without a mark', utf16(GOOD), 'is not plain text in UTF-8'],
  ['a picture', decoded(binary), 'is not plain text in UTF-8'],
  ['a ZIP', decoded(Uint8Array.from([80, 75, 3, 4, 20, 0, 0, 0])), 'is not plain text in UTF-8'],
  ['NUL at the end', `${GOOD}\0`, 'is not plain text in UTF-8'],
  ['null', 'null', 'holds no project'],
  ['a text', '"lectern"', 'holds no project'],
  ['a number', '1', 'holds no project'],
  ['a list of recipes', `[${GOOD}]`, 'holds no project'],
  ['an empty object', '{}', 'has no “version”'],

  // Size
  ['a huge file', ' '.repeat(1_000_001), 'is larger than 1 MB'],
  ['a huge text', having('script', 'a'.repeat(2_000_000)), 'is larger than 1 MB'],
  ['deep lists', nested(200_000), 'is nested too deeply'],
  ['deep lists in a field', having('title', JSON.parse(nested(500))), 'is nested too deeply'],
  ['deep objects that never close', DEEP.slice(0, 999_999), 'is not valid JSON'],
  [
    'a script of too many words',
    having('script', 'a '.repeat(9_001)),
    'has more than 9,000 words in “script”',
  ],
  [
    'a script of too many signs',
    having('script', 'a'.repeat(150_001)),
    'has more than 150,000 characters in “script”',
  ],
  ['a long title', having('title', 'a'.repeat(201)), 'has more than 200 characters in “title”'],
  [
    'a long name',
    having('presenter.name', 'a'.repeat(101)),
    'has more than 100 characters in “presenter.name”',
  ],
  [
    'many colors',
    having('edit.subtitleStyles.highlightColors', Array(11).fill('#fff')),
    'has more than 10 entries in “edit.subtitleStyles.highlightColors”',
  ],
  [
    'a long language',
    having('language', `en-${'a'.repeat(40)}`),
    'has more than 35 characters in “language”',
  ],

  // Version
  ['no version', having('version', undefined), 'has no “version”'],
  [
    'a newer version',
    having('version', 4),
    'was made by a newer Lectern (file version 4, this one reads up to 1)',
  ],
  [
    'a newer version of another shape',
    '{"version":2,"film":{}}',
    'was made by a newer Lectern (file version 2, this one reads up to 1)',
  ],
  ['version 0', having('version', 0), 'needs a whole number from 1 in “version”'],
  ['a negative version', having('version', -1), 'needs a whole number from 1 in “version”'],
  ['a broken version', having('version', 1.5), 'needs a whole number from 1 in “version”'],
  ['a version in quotes', having('version', '1'), 'needs a whole number from 1 in “version”'],
  [
    'an endless version',
    writing('"version":1', '"version":1e999'),
    'needs a whole number from 1 in “version”',
  ],

  // Keys
  ['a key twice', writing('"title":', '"title":"Other","title":'), 'has “title” twice'],
  [
    'a key twice, once escaped',
    writing('"script":', String.raw`"scr\u0069pt":"Other","script":`),
    'has “script” twice',
  ],
  ['a key twice below', writing('"speed":', '"id":"james","speed":'), 'has “voice.id” twice'],
  [
    'a key twice in another place',
    writing('"voice":', '"voice":{"id":"x"},"voice":'),
    'has “voice” twice',
  ],
  [
    '__proto__',
    writing('"title":', '"__proto__":{"polluted":1},"title":'),
    'has “__proto__”, which Lectern does not know',
  ],
  ['__proto__ with the version', '{"__proto__":{"version":1}}', 'has no “version”'],
  [
    '__proto__ of a part',
    writing('"speed":', '"__proto__":{"polluted":1},"speed":'),
    'has “voice.__proto__”, which Lectern does not know',
  ],
  [
    '__proto__ in the options',
    writing('"top":"bun"', '"__proto__":{"polluted":1}'),
    'has “presenter.options.__proto__”, which Lectern does not know',
  ],
  [
    'constructor',
    writing('"title":', '"constructor":{"prototype":{"polluted":1}},"title":'),
    'has “constructor”, which Lectern does not know',
  ],
  [
    'prototype',
    having('edit.prototype', { polluted: 1 }),
    'has “edit.prototype”, which Lectern does not know',
  ],
  [
    'toString as an option',
    presenter('avataaars', { toString: 'x' }),
    'has “presenter.options.toString”, which Lectern does not know',
  ],
  [
    'hasOwnProperty',
    having('hasOwnProperty', 1),
    'has “hasOwnProperty”, which Lectern does not know',
  ],
  ['an unknown field', having('music', 'loud'), 'has “music”, which Lectern does not know'],
  ['a field in capitals', writing('"title"', '"Title"'), 'has no “title”'],
  ['an empty key', having('', 1), 'has “”, which Lectern does not know'],
  ['a reference', '{"$ref":"#","version":1}', 'has no “version”'.replace('version', 'title')],
  ['a cyclic reference', having('$ref', '#'), 'has “$ref”, which Lectern does not know'],
  ['references to each other', having('scene', { $ref: '#/format' }), 'has no “scene.colour”'],
  [
    'a dynamic reference',
    having('edit.$dynamicRef', '#edit'),
    'has “edit.$dynamicRef”, which Lectern does not know',
  ],
  [
    'a key of many lines',
    having('a\u202E\nb'.repeat(40), 1),
    `has “${'a b'.repeat(13)}…”, which Lectern does not know`,
  ],

  // Missing fields, and fields of another type
  ['no script', having('script', undefined), 'has no “script”'],
  ['no voice', having('voice', undefined), 'has no “voice”'],
  ['no speed', having('voice.speed', undefined), 'has no “voice.speed”'],
  ['no scene', having('scene', undefined), 'has no “scene”'],
  ['a title of null', having('title', null), 'needs text in “title”'],
  ['a script as a list', having('script', ['Hello.']), 'needs text in “script”'],
  ['a voice as text', having('voice', 'olivia'), 'needs fields in braces in “voice”'],
  [
    'a presenter as a list',
    having('presenter', ['Amara']),
    'needs fields in braces in “presenter”',
  ],
  ['a speed in quotes', having('voice.speed', '1.25'), 'needs a number in “voice.speed”'],
  ['NaN in quotes', having('voice.speed', 'NaN'), 'needs a number in “voice.speed”'],
  ['captions as a number', having('captions.drawn', 1), 'needs true or false in “captions.drawn”'],
  ['an edit of null', having('edit', null), 'needs fields in braces in “edit”'],
  ['an empty edit', having('edit', {}), 'has no “edit.aiEditSettings”'],
  [
    'an edit that applies nothing',
    having('edit.aiEditSettings', null),
    'needs fields in braces in “edit.aiEditSettings”',
  ],
  [
    'colors as text',
    having('edit.subtitleStyles.highlightColors', '#fff'),
    'needs a list in “edit.subtitleStyles.highlightColors”',
  ],
  [
    'a color as a number',
    having('edit.subtitleStyles.highlightColors', ['#fff', 7]),
    'needs text in “edit.subtitleStyles.highlightColors[1]”',
  ],

  // Numbers out of range
  [
    'a speed of 7',
    having('voice.speed', 7),
    'has 7 in “voice.speed”, where 0.75 to 1.5 is allowed',
  ],
  [
    'a speed of 0',
    having('voice.speed', 0),
    'has 0 in “voice.speed”, where 0.75 to 1.5 is allowed',
  ],
  ['an endless speed', writing('"speed":1.25', '"speed":1e999'), 'needs a number in “voice.speed”'],
  [
    'a loud edit',
    having('edit.bgmData.volume', 101),
    'has 101 in “edit.bgmData.volume”, where 0 to 100 is allowed',
  ],
  [
    'a negative fade',
    having('edit.bgmData.fadeIn', -1),
    'has -1 in “edit.bgmData.fadeIn”, where 0 to 10 is allowed',
  ],
  [
    'a long fade',
    having('edit.bgmData.fadeOut', 1e9),
    'has 1000000000 in “edit.bgmData.fadeOut”, where 0 to 10 is allowed',
  ],
  [
    'a thick stroke',
    having('edit.bgVideoSettings.stroke.width', 1000),
    'has 1000 in “edit.bgVideoSettings.stroke.width”, where 0 to 999 is allowed',
  ],
  [
    'a title for hours',
    having('edit.aiEditSettings.title.duration', 3600),
    'has 3600 in “edit.aiEditSettings.title.duration”, where 0 to 999 is allowed',
  ],

  // Unknown names, paths and addresses
  ['an unknown voice', having('voice.id', 'morgan'), `has “morgan” in “voice.id”, ${VOICE}`],
  ['a voice by its name', having('voice.id', 'Olivia'), `has “Olivia” in “voice.id”, ${VOICE}`],
  [
    'a voice by a path',
    having('voice.id', '../../../etc/passwd'),
    `has “../../../etc/passwd” in “voice.id”, ${VOICE}`,
  ],
  [
    'a voice by an address',
    having('voice.id', 'https://evil.example/voice.wasm'),
    `has “https://evil.example/voice.wasm” in “voice.id”, ${VOICE}`,
  ],
  [
    'a voice of the prototype',
    having('voice.id', 'constructor'),
    `has “constructor” in “voice.id”, ${VOICE}`,
  ],
  [
    'a voice of a pack without the pack',
    having('voice.id', 'kokoro.af_heart'),
    `has “kokoro.af_heart” in “voice.id”, ${VOICE}`,
  ],
  ['a pack by its name', packed('kokoro'), 'needs fields in braces in “voice.pack”'],
  ['a pack without an id', packed({}), 'has no “voice.pack.id”'],
  [
    'a pack by a path',
    packed({ id: '../../etc' }),
    'needs the id of a voice pack in “voice.pack.id”',
  ],
  [
    'a pack by an address',
    packed({ id: 'https://evil.example/voices' }),
    'needs the id of a voice pack in “voice.pack.id”',
  ],
  [
    'a pack that reads as the user’s own voice',
    packed({ id: 'own-olivia' }),
    'needs the id of a voice pack in “voice.pack.id”',
  ],
  [
    'a pack of many letters',
    packed({ id: 'a'.repeat(41) }),
    'needs the id of a voice pack in “voice.pack.id”',
  ],
  [
    'a pack with the address of its engine',
    packed({ id: 'kokoro', source: 'https://evil.example/engine.js' }),
    'has “voice.pack.source”, which Lectern does not know',
  ],
  [
    'a pack of another version number',
    packed({ id: 'kokoro', version: '1.0' }),
    'needs the version of a voice pack in “voice.pack.version”',
  ],
  [
    '__proto__ of a pack',
    writing('"speed":1.25', '"speed":1.25,"pack":{"id":"kokoro","__proto__":{"polluted":1}}'),
    'has “voice.pack.__proto__”, which Lectern does not know',
  ],
  [
    'a voice of a pack by a path',
    packed({ id: 'kokoro' }, { id: '../af_heart' }),
    'needs the id of a voice of its pack in “voice.id”',
  ],
  [
    'a voice of a pack with a pack before it',
    packed({ id: 'kokoro' }, { id: 'espeak-ng.de' }),
    'needs the id of a voice of its pack in “voice.id”',
  ],
  [
    'a voice of a pack as a number',
    packed({ id: 'kokoro' }, { id: 7 }),
    'needs text in “voice.id”',
  ],
  [
    'recordings in the file',
    having('voice.recorded', ['UklGRg==']),
    'needs true or false in “voice.recorded”',
  ],
  [
    'recordings by an address',
    having('voice.takes', 'https://evil.example/take.wav'),
    'has “voice.takes”, which Lectern does not know',
  ],
  [
    'an unknown art style',
    presenter('bottts', {}),
    'has “bottts” in “presenter.style”, where avataaars or notionists is allowed',
  ],
  [
    'an art style by an address',
    presenter('data:text/javascript,alert(1)', {}),
    'has “data:text/javascript,alert(1)” in “presenter.style”, where avataaars or notionists is allowed',
  ],
  [
    'an unknown option',
    presenter('avataaars', { cape: 'red' }),
    'has “presenter.options.cape”, which Lectern does not know',
  ],
  [
    'an option of the other style',
    presenter('notionists', { top: 'bun' }),
    'has “presenter.options.top”, which Lectern does not know',
  ],
  [
    'a value of the other style',
    presenter('avataaars', { eyes: 'variant05' }),
    `has “variant05” in “presenter.options.eyes”, ${VOICE}`,
  ],
  [
    'a seed',
    presenter('avataaars', { seed: 'x' }),
    'has “presenter.options.seed”, which Lectern does not know',
  ],
  [
    'a background',
    presenter('avataaars', { backgroundColor: 'ffffff' }),
    'has “presenter.options.backgroundColor”, which Lectern does not know',
  ],
  [
    'an address in an option',
    presenter('avataaars', { top: 'https://evil.example/a.svg' }),
    `has “https://evil.example/a.svg” in “presenter.options.top”, ${VOICE}`,
  ],
  [
    'data in an option',
    presenter('avataaars', { hairColor: 'url(data:image/svg+xml,x)' }),
    'needs a color of six hexadecimal digits in “presenter.options.hairColor”',
  ],
  [
    'markup in an option',
    presenter('avataaars', { skinColor: '"/><script>' }),
    'needs a color of six hexadecimal digits in “presenter.options.skinColor”',
  ],
  [
    'an option as a list',
    presenter('avataaars', { top: ['bun'] }),
    `has “["bun"]” in “presenter.options.top”, ${VOICE}`,
  ],
  [
    'options as a list',
    presenter('avataaars', []),
    'needs fields in braces in “presenter.options”',
  ],
  [
    'extras as a list',
    having('presenter.extras', []),
    'needs fields in braces in “presenter.extras”',
  ],
  [
    'an unknown extra',
    having('presenter.extras.cape', true),
    'has “presenter.extras.cape”, which Lectern does not know',
  ],
  [
    '__proto__ in the extras',
    writing('"hearingAid":true', '"__proto__":{"polluted":1}'),
    'has “presenter.extras.__proto__”, which Lectern does not know',
  ],
  [
    'markup for the color of eyes',
    having('presenter.extras.eyeColor', '"/><script>'),
    'needs a color of six hexadecimal digits in “presenter.extras.eyeColor”',
  ],
  [
    'a name for the color of eyes',
    having('presenter.extras.eyeColor', 'blue'),
    'needs a color of six hexadecimal digits in “presenter.extras.eyeColor”',
  ],
  [
    'a hearing aid of many',
    having('presenter.extras.hearingAid', 2),
    'needs true or false in “presenter.extras.hearingAid”',
  ],
  [
    'a wheelchair by an address',
    having('presenter.extras.wheelchair', 'https://evil.example/chair.svg'),
    'needs true or false in “presenter.extras.wheelchair”',
  ],
  [
    'a path for a name',
    having('presenter.name', '../Amara'),
    'needs a name, no path and no address, in “presenter.name”',
  ],
  [
    'an address for a name',
    having('presenter.name', 'javascript:alert(1)'),
    'needs a name, no path and no address, in “presenter.name”',
  ],
  [
    'markup for a name',
    having('presenter.name', '<img src=x>'),
    'needs a name, no path and no address, in “presenter.name”',
  ],
  ['no name', having('presenter.name', ''), 'has no text in “presenter.name”'],
  [
    'an unknown backdrop',
    having('scene.backdrop', 'beach'),
    'has “beach” in “scene.backdrop”, where disc, arch, window, stage, board, shelf, or product is allowed',
  ],
  [
    'a picture as backdrop',
    having('scene.backdrop', 'file:///etc/passwd'),
    'has “file:///etc/passwd” in “scene.backdrop”, where disc, arch, window, stage, board, shelf, or product is allowed',
  ],
  [
    'a color of one’s own',
    having('scene.colour', '#ff0000'),
    'has “#ff0000” in “scene.colour”, where ochre, sky, clay, sage, blush, ink, stone, or plum is allowed',
  ],
  [
    'an unknown format',
    having('format.aspect', '4:3'),
    'has “4:3” in “format.aspect”, where 16:9, 9:16, or 1:1 is allowed',
  ],
  [
    'an unknown resolution',
    having('format.resolution', '8k'),
    'has “8k” in “format.resolution”, where 720p or 1080p is allowed',
  ],
  [
    'an unknown caption style',
    having('captions.style', 'neon'),
    'has “neon” in “captions.style”, where karaoke, plain, or outline is allowed',
  ],
  [
    'an unknown look',
    having('edit.aiEditSettings.template', 'noir'),
    `has “noir” in “edit.aiEditSettings.template”, ${VOICE}`,
  ],
  [
    'a look by a path',
    having('edit.aiEditSettings.template', '/looks/vivid'),
    `has “/looks/vivid” in “edit.aiEditSettings.template”, ${VOICE}`,
  ],
  [
    'a font by an address',
    having('edit.subtitleStyles.fontFamily', 'https://evil.example/f.woff2'),
    'has “https://evil.example/f.woff2” in “edit.subtitleStyles.fontFamily”, where inter, bricolage, anton, instrument-serif, gochi-hand, or special-elite is allowed',
  ],
  [
    'a color with code',
    having('edit.subtitleStyles.baseColor', 'red;background:url(x)'),
    'needs a color such as #2049D2 or white in “edit.subtitleStyles.baseColor”',
  ],
  [
    'a color too short',
    having('edit.bgVideoSettings.stroke.color', '#ff'),
    'needs a color such as #2049D2 in “edit.bgVideoSettings.stroke.color”',
  ],
  [
    'an edit’s title that is turned around',
    having('edit.aiEditSettings.title.text', 'Hi \u202Ethere'),
    'needs plain text in “edit.aiEditSettings.title.text”',
  ],
  [
    'a schema of code',
    having('$schema', 'javascript:alert(1)'),
    'needs the address of lectern.schema.json in “$schema”',
  ],
  [
    'another schema',
    having('$schema', 'https://evil.example/schema.json'),
    'needs the address of lectern.schema.json in “$schema”',
  ],
  [
    'an unknown language',
    having('language', 'English, please'),
    'needs a language such as en-US in “language”',
  ],

  // Text that is not what it seems
  ['an empty title', having('title', ''), 'needs a title on one line in “title”'],
  ['a title of spaces', having('title', ' \u00A0 '), 'needs a title on one line in “title”'],
  [
    'a title of two lines',
    having('title', 'Spring\nlaunch'),
    'needs a title on one line in “title”',
  ],
  ['a bell in the title', having('title', 'Spring\u0007'), 'needs a title on one line in “title”'],
  [
    'an escape in the title',
    having('title', '\u001B[2JSpring'),
    'needs a title on one line in “title”',
  ],
  [
    'a reordered title',
    having('title', 'Spring\u202Enosj.mretcel'),
    'needs a title on one line in “title”',
  ],
  [
    'an isolate in the title',
    having('title', '\u2067Spring'),
    'needs a title on one line in “title”',
  ],
  [
    'half a sign in the title',
    having('title', 'Spring \uD83D'),
    'needs a title on one line in “title”',
  ],
  [
    'a line separator in the title',
    having('title', 'Spring\u2028launch'),
    'needs a title on one line in “title”',
  ],
  ['an empty script', having('script', ''), 'has no text in “script”'],
  ['a script of spaces', having('script', ' \n '), 'has nothing to speak in “script”'],
  ['a script of pictures', having('script', '😀 🎉'), 'has nothing to speak in “script”'],
  ['a script of marks alone', having('script', '[pause 1s]'), 'has nothing to speak in “script”'],
  ['an escape in the script', having('script', 'Hello \u001B[31m'), 'needs plain text in “script”'],
  ['half a sign in the script', having('script', 'Hello \uDC00'), 'needs plain text in “script”'],
];

it('covers more than a hundred files, no two alike', () => {
  expect(CASES.length).toBeGreaterThan(100);
  expect(new Set(CASES.map(([file]) => file)).size).toBe(CASES.length);
  expect(new Set(CASES.map(([, text]) => text)).size).toBe(CASES.length);
});

it.each(CASES)('refuses %s with one sentence', (_, text, reason) => {
  const prototype = Object.getOwnPropertyNames(Object.prototype);
  let refusal: unknown;
  try {
    readRecipe(text);
  } catch (cause) {
    refusal = cause;
  }
  expect(refusal).toBeInstanceOf(RecipeError);
  const { message } = refusal as RecipeError;
  // Engines differ in whether they report the line of a fault.
  expect(message.replace(/ in line \d+\.$/, '.')).toBe(`This project file ${reason}.`);
  expect(message).not.toMatch(/[\p{Cc}\u2028-\u202E\u2066-\u2069]/u);
  expect(message.length).toBeLessThan(220);
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(prototype);
  expect('polluted' in {}).toBe(false);
});

it('takes no longer for a file that was crafted to take long', () => {
  const slow = [
    '"'.repeat(999_999),
    String.raw`\"`.repeat(499_999),
    `"${String.raw`\"`.repeat(499_999)}"`,
    '{"a":'.repeat(199_999),
    `{"version":1,"title":"${'a'.repeat(900_000)}"}`,
    having('script', '[pause '.repeat(20_000)),
    having('script', '<a '.repeat(45_000)),
    having('script', '&'.repeat(140_000)),
    having('script', 'ก'.repeat(140_000)),
    having('presenter.name', '../'.repeat(30_000)),
    having('$schema', '/'.repeat(500_000)),
  ];
  const times = slow.map((text) => {
    const started = performance.now();
    try {
      readRecipe(text);
    } catch (cause) {
      expect(cause).toBeInstanceOf(RecipeError);
    }
    return performance.now() - started;
  });
  // Each takes milliseconds; quadratic time would mean half a minute.
  expect(Math.max(...times)).toBeLessThan(10_000);
});

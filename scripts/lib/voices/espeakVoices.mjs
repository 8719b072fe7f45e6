import createModule from '@echogarden/espeak-ng-emscripten';

/**
 * Languages that eSpeak NG lists but does not read well enough for a film: Japanese (it names every Chinese
 * character), Thai (it omits vowels), Pinyin (a way of writing, not a language), and test and constructed
 * languages except Esperanto.
 */
const LEFT_OUT = /^(ja|th|cmn-latn|hak|nci|piqd|py|qdb|qya|sjn|xex|jbo|lfn|io|ia)\b/;

/** The eSpeak NG variant that raises a voice. */
const HIGHER = '+f3';

/** Regions and languages whose names serve as text in any language, for measuring its pace. */
const REGIONS = 'FR DE IT ES PT NL PL RU SE GR TR EG IN CN JP BR MX CA AU NZ ZA KE'.split(' ');

/** @typedef {InstanceType<import('@echogarden/espeak-ng-emscripten').EspeakModule['eSpeakNGWorker']>} Espeak */

/** @param {Buffer} data - The file `espeak-ng.data`. */
async function openEspeak(data) {
  const content = data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength);
  const module = await createModule({
    getPreloadedPackage: () => /** @type {ArrayBuffer} */ (content),
  });
  return new module.eSpeakNGWorker();
}

/**
 * The voices that are good enough for a film, each with its language.
 *
 * @param {Espeak} espeak
 */
function listVoices(espeak) {
  /** @type {{ id: string; name: string; language: string }[]} */
  const voices = [];
  for (const { name, languages } of espeak.list_voices()) {
    const id = languages[0]?.name ?? '';
    const language = languageTag(id);
    // A language may have two writing systems; the first is the usual one.
    if (LEFT_OUT.test(id) || language === null || voices.some((voice) => voice.id === id)) continue;
    voices.push({ id, name, language });
  }
  return voices;
}

/**
 * The languages of all voices, without measuring a voice, which takes seconds.
 *
 * @param {Buffer} data - The file `espeak-ng.data`.
 */
export async function espeakLanguages(data) {
  return listVoices(await openEspeak(data)).map(({ language }) => language);
}

/**
 * Every voice with its language and its measured pace.
 *
 * @param {Buffer} data - The file `espeak-ng.data`.
 */
export async function espeakVoices(data) {
  const espeak = await openEspeak(data);
  /** @type {{ id: string; name: string; [field: string]: unknown }[]} */
  const voices = [];
  for (const { id, name, language } of listVoices(espeak)) {
    const pace = lettersPerSecond(espeak, id, language);
    const base = { language, accent: 'Synthetic', lettersPerSecond: pace };
    voices.push({ id, name, gender: 'Male', ...base });
    voices.push({ id: `${id}${HIGHER}`, name: `${name} 2`, gender: 'Female', ...base });
  }
  return voices.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/**
 * A BCP 47 tag without private parts; null for an invalid name.
 *
 * @param {string} name - As eSpeak NG writes it: 'pt-br', 'vi-vn-x-south'.
 */
function languageTag(name) {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(name.replace(/-x-.*$/, ''));
    // Everywhere else, standard Chinese is named 'zh'.
    return tag === 'cmn' ? 'zh' : tag;
  } catch {
    return null;
  }
}

/**
 * Letters per second, measured over names of countries in that language.
 *
 * @param {Espeak} espeak
 * @param {string} voice
 * @param {string} language
 */
function lettersPerSecond(espeak, voice, language) {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const text = REGIONS.map((region) => names.of(region)).join(' ');
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  let samples = 0;
  espeak.set_voice(voice);
  espeak.synthesize(text, (piece) => {
    samples += piece.length;
    return false;
  });
  const measured = letters / (samples / espeak.get_samplerate());
  return Math.round(100 * Math.min(40, Math.max(3, measured))) / 100;
}

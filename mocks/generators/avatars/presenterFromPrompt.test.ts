// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { portraitUrl } from '@lectern/studio/portraits';
import { presenterFromPrompt, VISUAL_STYLES } from './presenterFromPrompt.ts';
import { AGE_RANGE, ETHNICITY, ruled } from './promptWords.ts';

const optionsOf = (prompt: string) => presenterFromPrompt(prompt, 'realistic').presenter.options;

describe('a presenter from a prompt', () => {
  it.each([
    ['a professional businessman', { clothing: 'blazerAndShirt' }],
    ['a doctor', { clothesColor: 'f2ede2' }],
    ['an elderly man with a beard', { hairColor: 'cfc8bd', facialHair: 'beardMedium' }],
    ['a woman with curly red hair', { top: 'curly', hairColor: 'a55728' }],
    [
      'a girl with long black hair and glasses',
      { top: 'straight01', accessories: 'prescription02' },
    ],
    ['a woman in a hijab', { top: 'hijab' }],
    ['a stern Nigerian judge', { skinColor: '7a4630', mouth: 'serious' }],
    ['a developer in a green hoodie', { clothing: 'hoodie', clothesColor: '2f6b5e' }],
  ])('wears what the prompt says: %s', (prompt, options) => {
    expect(optionsOf(prompt)).toMatchObject(options);
  });

  it('matches the prompts for an elderly doctor and a young businesswoman', () => {
    expect(optionsOf('an elderly doctor with glasses and a white beard')).toMatchObject({
      clothing: 'blazerAndSweater',
      clothesColor: 'f2ede2',
      accessories: 'prescription02',
      facialHair: 'beardMedium',
      facialHairColor: 'cfc8bd',
      hairColor: 'cfc8bd',
    });
    expect(optionsOf('a young businesswoman with red curly hair')).toMatchObject({
      clothing: 'blazerAndShirt',
      top: 'curly',
      hairColor: 'a55728',
    });
  });

  // Specification: generate-avatar.17
  // Checks only the options that the word determines, because a hash chooses what a prompt leaves open.
  it.each<[word: string, prompt: string, options: Record<string, string>]>([
    ['elderly', 'an elderly man', { hairColor: 'cfc8bd' }],
    ['grandmother', 'a grandmother', { hairColor: 'cfc8bd' }],
    ['middle-aged', 'a middle-aged man', { hairColor: '6f655c' }],
    ['blonde', 'a blonde woman', { hairColor: 'd6b370' }],
    ['red hair', 'a woman with long, red hair', { hairColor: 'a55728' }],
    ['black hair', 'a man with short black hair', { hairColor: '241c19' }],
    ['brown hair', 'a person with brown hair', { hairColor: '4a3327' }],
    ['grey hair', 'a person with thick grey hair', { hairColor: 'cfc8bd' }],
    ['pink hair', 'a person with pink hair', { hairColor: 'c96f86' }],
    ['ginger', 'a ginger guy', { hairColor: 'a55728' }],
    ['brunette', 'a brunette', { hairColor: '4a3327' }],
    ['curly', 'a curly lady', { top: 'curly' }],
    ['curly, of a man', 'a man with curly hair', { top: 'shortCurly' }],
    ['wavy', 'a person with wavy hair', { top: 'curvy' }],
    ['long hair', 'a person with long hair', { top: 'straight01' }],
    ['bun', 'a person with a bun', { top: 'bun' }],
    ['bob', 'a person with a bob', { top: 'bob' }],
    ['afro', 'a person with an afro', { top: 'fro' }],
    ['dreadlocks', 'a person with dreadlocks', { top: 'dreads' }],
    ['hijab', 'a person in a green hijab', { top: 'hijab', hatColor: '2f6b5e' }],
    ['turban', 'a person in a turban', { top: 'turban' }],
    ['straw hat', 'a person in a straw hat', { top: 'hat', hatColor: 'd8b36a' }],
    ['beanie', 'a person in a beanie', { top: 'winterHat1' }],
    ['beard', 'a person with a beard', { facialHair: 'beardMedium' }],
    ['long beard', 'a person with a long beard', { facialHair: 'beardMajestic' }],
    ['stubble', 'a person with stubble', { facialHair: 'beardLight' }],
    ['moustache', 'a person with a moustache', { facialHair: 'moustacheFancy' }],
    ['glasses', 'a person with glasses', { accessories: 'prescription02' }],
    ['round glasses', 'a person with round glasses', { accessories: 'round' }],
    ['sunglasses', 'a person with sunglasses', { accessories: 'sunglasses' }],
    ['suit', 'a person in a suit', { clothing: 'blazerAndShirt', clothesColor: '22304a' }],
    ['hoodie', 'a person in a yellow hoodie', { clothing: 'hoodie', clothesColor: 'd8a23c' }],
    ['sweater', 'a person in a sweater', { clothing: 'collarAndSweater' }],
    ['overalls', 'a person in overalls', { clothing: 'overall' }],
    ['t-shirt', 'a person in a t-shirt', { clothing: 'graphicShirt' }],
    ['doctor', 'a doctor', { clothing: 'blazerAndSweater', clothesColor: 'f2ede2' }],
    ['nurse', 'a nurse', { clothesColor: 'f2ede2' }],
    ['lawyer', 'a lawyer', { clothing: 'blazerAndShirt', clothesColor: '22304a' }],
    ['teacher', 'a teacher', { clothing: 'collarAndSweater' }],
    ['developer', 'a developer', { clothing: 'hoodie' }],
    ['gardener', 'a gardener', { clothing: 'overall' }],
    ['chef', 'a chef', { clothing: 'shirtVNeck', clothesColor: 'f2ede2' }],
    ['athlete', 'an athlete', { clothing: 'shirtCrewNeck' }],
    ['nigerian', 'a Nigerian person', { skinColor: '7a4630' }],
    ['indian', 'an Indian person', { skinColor: 'b87a50' }],
    ['brazilian', 'a Brazilian person', { skinColor: 'cf9468' }],
    ['korean', 'a Korean person', { skinColor: 'edc19c' }],
    ['nordic', 'a Nordic person', { skinColor: 'f1cdb5' }],
    ['friendly', 'a friendly person', { eyes: 'default', eyebrows: 'raisedExcitedNatural' }],
    ['surprised', 'a surprised person', { eyes: 'surprised', eyebrows: 'raisedExcitedNatural' }],
    ['stern', 'a stern person', { mouth: 'serious', eyebrows: 'flatNatural' }],
    ['shy', 'a shy person', { mouth: 'twinkle' }],
    ['playful', 'a playful person', { eyes: 'default', eyebrows: 'upDownNatural' }],
    ['sceptical', 'a sceptical person', { eyes: 'squint', eyebrows: 'upDownNatural' }],
  ])('understands %s', (_word, prompt, options) => {
    expect(optionsOf(prompt)).toMatchObject(options);
  });

  it('does not mistake the colour of clothes for the colour of hair', () => {
    const { hairColor } = optionsOf('a woman with brown hair in a red jacket');
    expect(hairColor).toBe('4a3327');
    expect(optionsOf('an elderly woman in a red jacket')['hairColor']).toBe('cfc8bd');
  });

  it.each([
    ['a woman with blue eyes', { eyeColor: '3f6f8f' }],
    ['a green-eyed man', { eyeColor: '4b6b3f' }],
    ['a teacher with a hearing aid', { hearingAid: true }],
    ['an engineer in a wheelchair', { wheelchair: true }],
  ])('has features that the art styles do not offer: %s', (prompt, extras) => {
    for (const style of VISUAL_STYLES) {
      const { eyeColor: _, ...drawn } = extras as { eyeColor?: string };
      const wanted = style === 'comic' ? drawn : extras;
      expect(presenterFromPrompt(prompt, style).presenter.extras).toMatchObject(wanted);
    }
  });

  it('has a hearing aid or wheelchair only if the prompt names it', () => {
    for (const style of VISUAL_STYLES) {
      const { extras = {} } = presenterFromPrompt('an elderly woman', style).presenter;
      expect(Object.keys(extras)).toEqual(style === 'comic' ? [] : ['eyeColor']);
    }
  });

  it.each(['a woman', 'a man', 'a person', 'a woman with long hair', 'a girl with curly hair'])(
    'leaves an ear with a hearing aid visible: %s',
    (who) => {
      const ears = [...'shortFlat shortWaved shortRound theCaesar shortCurly sides bun'.split(' ')];
      for (let variation = 0; variation < 20; variation += 1) {
        const { presenter } = presenterFromPrompt(
          `${who} with a hearing aid`,
          'realistic',
          variation,
        );
        expect(ears).toContain(presenter.options['top']);
      }
    },
  );

  it('has no hair if bald, and no glasses unless mentioned', () => {
    expect(optionsOf('a bald man')).not.toHaveProperty('top');
    expect(optionsOf('a man')).not.toHaveProperty('accessories');
  });

  it.each([
    ['a businesswoman', 'female'],
    ['an old man', 'male'],
    ['somebody with a moustache', 'male'],
    ['a non-binary artist', 'non-binary'],
    ['a robot', null],
  ])('has the gender that the prompt names: %s', (prompt, gender) => {
    expect(presenterFromPrompt(prompt, 'realistic').gender).toBe(gender);
  });

  it('is the same for the same prompt, and differs between prompts', () => {
    const prompts = ['a teacher', 'a friend', 'a neighbour', 'a guide', 'a host', 'a chef'];
    for (const style of VISUAL_STYLES) {
      const drawn = prompts.map((prompt) => {
        const first = presenterFromPrompt(prompt, style);
        expect(presenterFromPrompt(` ${prompt.toUpperCase()}`, style)).toEqual(first);
        return portraitUrl(first.presenter, first.scene);
      });
      expect(new Set(drawn).size).toBe(prompts.length);
    }
  });

  it.each(VISUAL_STYLES)('differs each time it is generated again: %s', (style) => {
    const prompt = 'an elderly doctor with glasses and a white beard';
    const drawn = Array.from({ length: 6 }, (_unused, variation) => {
      const { presenter, scene } = presenterFromPrompt(prompt, style, variation);
      return portraitUrl(presenter, scene);
    });
    expect(new Set(drawn).size).toBe(6);
  });

  // Specification: generate-avatar.9
  it('is drawn in the requested style', () => {
    const prompt = 'a young businesswoman with red curly hair';
    const drawn = VISUAL_STYLES.map((style) => {
      const { presenter, scene } = presenterFromPrompt(prompt, style);
      return portraitUrl(presenter, scene);
    });
    expect(new Set(drawn).size).toBe(VISUAL_STYLES.length);
    expect(presenterFromPrompt(prompt, 'comic').presenter.style).toBe('notionists');
  });

  // Specification: generate-avatar.16
  it('is a figure for any prompt', () => {
    const prompts = ['🧑‍🚀 🚀', '<script>alert(1)</script>', 'x'.repeat(10_000), '医者', '𝒂'];
    for (const prompt of prompts) {
      for (const style of VISUAL_STYLES) {
        const { presenter, scene } = presenterFromPrompt(prompt, style);
        expect(portraitUrl(presenter, scene)).toMatch(/^data:image\/svg/);
      }
    }
  });
});

describe('library details derived from a prompt', () => {
  it.each([
    ['an elderly doctor', '55+'],
    ['a man in his sixties', '55+'],
    ['a 52-year-old baker', '45-54'],
    ['a middle-aged teacher', '45-54'],
    ['a 30 years old runner', '25-34'],
    ['a mother in her thirties', '35-44'],
    ['a young businesswoman', '25-34'],
    ['a young student', '18-24'],
    ['a doctor', undefined],
  ])('age range: %s', (words, range) => {
    expect(ruled(AGE_RANGE, words)).toBe(range);
  });

  it.each([
    ['a stern nigerian judge', 'african'],
    ['an indian nurse', 'south-asian'],
    ['a brazilian dancer', 'latin-american'],
    ['a korean chef', 'east-asian'],
    ['a woman in a hijab', undefined],
  ])('region: %s', (words, region) => {
    expect(ruled(ETHNICITY, words)).toBe(region);
  });
});

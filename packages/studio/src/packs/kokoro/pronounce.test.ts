import { dictionary } from 'cmu-pronouncing-dictionary';
import { describe, expect, it } from 'vitest';
import { pronounce } from './pronounce.ts';
import { TEST_VOCABULARY } from './testModel.ts';

const say = (text: string) => pronounce(text.split(' ')).join(' ');

describe('pronounce', () => {
  it('transcribes words in the notation that the voices were trained on', () => {
    expect(say('merchandise')).toBe('mˈɜɹʧəndˌIz');
    expect(say('hello world')).toBe('həlˈO wˈɜɹld');
    expect(say('judge choir better')).toBe('ʤˈʌʤ kwˈIəɹ bˈɛtəɹ');
  });

  it('weakens function words according to the sound that follows', () => {
    expect(say('the bread the apple')).toBe('ðə bɹˈɛd ði ˈæpəl');
    expect(say('to bake to eat a pie')).toBe('tə bˈAk tʊ ˈit ɐ pˈI');
  });

  it('reads words that are missing from the dictionary', () => {
    expect(say('northlight sourdough')).toBe('nˈɔɹθlˌIt sˈWəɹdˌO');
    expect(say("flour's sandwich's northlight's")).toBe('flˈWəɹz sˈændwɪʧᵻz nˈɔɹθlˌIts');
    expect(say("don't constructor")).toBe('dˈOnt kənstɹˈʌktəɹ');
  });

  it('writes only symbols that the model has an id for', () => {
    const words = Object.keys(dictionary).filter((word) => /^[a-z']+$/.test(word));
    const unknown = new Set(
      pronounce(words)
        .join('')
        .replaceAll(new RegExp(`[${Object.keys(TEST_VOCABULARY).join('')}]`, 'g'), ''),
    );
    expect([...unknown]).toEqual([]);
    const silent = pronounce(words).filter((spoken) => spoken === '');
    expect(silent).toEqual([]);
  });
});

import { dictionary } from 'cmu-pronouncing-dictionary';
import { describe, expect, it } from 'vitest';
import { pronounce } from './pronounce.ts';
import { TEST_VOCABULARY } from './testModel.ts';

const say = (text: string) => pronounce(text.split(' ')).join(' ');

describe('pronounce', () => {
  it('writes words as the voices were trained with them', () => {
    expect(say('merchandise')).toBe('mˈɜɹʧəndˌIz');
    expect(say('hello world')).toBe('həlˈO wˈɜɹld');
    expect(say('judge choir better')).toBe('ʤˈʌʤ kwˈIəɹ bˈɛtəɹ');
  });

  it('weakens small words, by the sound that follows', () => {
    expect(say('the bread the apple')).toBe('ðə bɹˈɛd ði ˈæpəl');
    expect(say('to bake to eat a pie')).toBe('tə bˈAk tʊ ˈit ɐ pˈI');
  });

  it('reads words that the dictionary lacks', () => {
    expect(say('northlight sourdough')).toBe('nˈɔɹθlˌIt sˈWəɹdˌO');
    expect(say("flour's sandwich's northlight's")).toBe('flˈWəɹz sˈændwɪʧᵻz nˈɔɹθlˌIts');
    expect(say("don't constructor")).toBe('dˈOnt kənstɹˈʌktəɹ');
  });

  it('writes nothing that the model has no number for', () => {
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

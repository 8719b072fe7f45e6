// @vitest-environment node
import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sampleUrlOf } from './sampleUrls.ts';
import { findVoice, VOICES } from './voices.ts';

describe('VOICES', () => {
  it('contains at least 14 voices, each with a unique id, name and preset', () => {
    expect(VOICES.length).toBeGreaterThanOrEqual(14);
    expect(new Set(VOICES.map(({ id }) => id)).size).toBe(VOICES.length);
    expect(new Set(VOICES.map(({ name }) => name)).size).toBe(VOICES.length);
    const recipes = VOICES.map(({ base, k, tempo, ...rest }) => {
      return JSON.stringify([base, k, tempo, 'pitch' in rest ? rest.pitch : 0]);
    });
    expect(new Set(recipes).size).toBe(VOICES.length);
  });

  // Specification: more.3
  it.each(VOICES.map(({ id }) => id))('includes a short recorded sample of %s', (id) => {
    const url = new URL(sampleUrlOf(id) ?? 'missing:');
    expect(url.pathname).toMatch(new RegExp(`/${id}\\.mp3$`));
    const file = new URL(`./samples/${id}.mp3`, import.meta.url);
    expect(existsSync(file) && statSync(file).size).toBeGreaterThan(10_000);
  });

  it('can be looked up by id', () => {
    expect(findVoice('olivia')?.name).toBe('Olivia');
    expect(findVoice('nobody')).toBeUndefined();
    expect(sampleUrlOf('nobody')).toBeNull();
  });
});

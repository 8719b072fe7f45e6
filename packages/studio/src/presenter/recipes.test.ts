// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Presenter } from './definePresenter.ts';
import { portraitUrl, sceneStillUrl } from './portrait.ts';
import { presenterLayers, presenterSvg } from './presenterSvg.ts';
import { rigLookOf } from './rig/rigLook.ts';
import { rigShapes } from './rig/rigShapes.ts';
import { stillPose } from './rig/stillPose.ts';
import { findVoice } from '../voices/voices.ts';
import { PRESENTERS, REALISTIC_PRESENTERS, STYLED_PRESENTERS, findPresenter } from './recipes.ts';

/** Returns the document's root, or throws the parser's error. */
function parse(svg: string): Element {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const fault = documentElement.querySelector('parsererror');
  if (fault) throw new Error(fault.textContent ?? 'parsererror');
  return documentElement;
}

const fromUrl = (url: string) => parse(decodeURIComponent(url.slice(url.indexOf(',') + 1)));

describe('the built-in presenters', () => {
  it('are 24 realistic and 19 styled ones, each with its own id and name', () => {
    expect(REALISTIC_PRESENTERS).toHaveLength(24);
    expect(STYLED_PRESENTERS).toHaveLength(19);
    expect(new Set(PRESENTERS.map(({ id }) => id)).size).toBe(43);
    expect(new Set(PRESENTERS.map(({ name }) => name)).size).toBe(43);
    expect(findPresenter('theo')?.name).toBe('Théo');
    expect(findPresenter('nobody')).toBeUndefined();
  });

  it('are all drawn differently, regardless of their names', () => {
    const drawn = PRESENTERS.map(({ recipe }) => presenterSvg({ ...recipe, name: 'Someone' }));
    expect(new Set(drawn).size).toBe(43);
  });

  it('are first offered a voice that fits their gender', () => {
    const wrong = PRESENTERS.filter(
      ({ gender, voiceId, voiceGender }) =>
        findVoice(voiceId)?.labels.gender !== voiceGender ||
        voiceGender === 'Neutral' ||
        (gender !== 'Non-binary' && gender !== voiceGender),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("have a pronoun that matches their gender, and voices of both genders for 'they'", () => {
    const pronouns = { Female: 'she', Male: 'he', 'Non-binary': 'they' };
    for (const { gender, pronoun } of PRESENTERS) expect(pronoun).toBe(pronouns[gender]);
    const they = PRESENTERS.filter(({ pronoun }) => pronoun === 'they');
    expect(new Set(they.map(({ voiceGender }) => voiceGender))).toEqual(
      new Set(['Female', 'Male']),
    );
  });

  it.each([
    ['realistic', REALISTIC_PRESENTERS],
    ['styled', STYLED_PRESENTERS],
  ])('include every gender and age (%s)', (_, presenters) => {
    const genders = new Set(presenters.map(({ gender }) => gender));
    expect(genders).toEqual(new Set(['Female', 'Male', 'Non-binary']));
    expect(new Set(presenters.map(({ age }) => age)).size).toBe(5);
  });

  it('have many skin tones and hairstyles, with headwear, glasses, wheelchairs and hearing aids', () => {
    const optionsOf = (name: string) =>
      PRESENTERS.flatMap(({ recipe }) => recipe.options[name] ?? []);
    expect(new Set(optionsOf('skinColor')).size).toBeGreaterThanOrEqual(12);
    expect(new Set([...optionsOf('top'), ...optionsOf('hair')]).size).toBeGreaterThanOrEqual(35);
    expect(optionsOf('top')).toEqual(expect.arrayContaining(['hijab', 'turban', 'froBand']));
    expect([...optionsOf('accessories'), ...optionsOf('glasses')].length).toBeGreaterThanOrEqual(8);
    const styled = (extra: 'hearingAid' | 'wheelchair') =>
      new Set(
        PRESENTERS.filter(({ recipe }) => recipe.extras?.[extra]).map(({ category }) => category),
      );
    expect(styled('hearingAid')).toEqual(new Set(['realistic', 'styled']));
    expect(styled('wheelchair')).toEqual(new Set(['realistic', 'styled']));
  });

  it.each(['hearingAid', 'wheelchair'] as const)('can have a %s, in both styles', (extra) => {
    for (const style of ['avataaars', 'notionists'] as const) {
      const bare = { name: 'Someone', style, options: {} };
      const more = presenterSvg({ ...bare, extras: { [extra]: true } });
      const paths = (svg: string) => parse(svg).querySelectorAll('path').length;
      expect(paths(more)).toBeGreaterThan(paths(presenterSvg(bare)));
      expect(presenterSvg({ ...bare, extras: { [extra]: false } })).toBe(presenterSvg(bare));
    }
  });

  it.each([
    ['realistic', REALISTIC_PRESENTERS],
    ['styled', STYLED_PRESENTERS],
  ])('differ from their neighbours in colour and backdrop (%s)', (_, presenters) => {
    for (const [i, { scene }] of presenters.entries()) {
      const next = presenters[i + 1]?.scene;
      expect(scene.colour).not.toBe(next?.colour);
      expect(scene.backdrop).not.toBe(next?.backdrop);
    }
  });

  it.each(PRESENTERS.map((presenter): [string, Presenter] => [presenter.name, presenter]))(
    '%s can be drawn as a whole and in layers',
    (_, { recipe, scene }) => {
      const whole = parse(presenterSvg(recipe));
      expect(whole.querySelectorAll('path').length).toBeGreaterThan(5);
      const layers = presenterLayers(recipe);
      for (const { svg } of layers) {
        expect(parse(svg).querySelector('path, rect, circle, ellipse')).not.toBeNull();
      }
      expect(new Set(layers.map(({ group }) => group))).toEqual(
        new Set(['figure', 'head', 'face']),
      );
      expect(fromUrl(portraitUrl(recipe, scene)).getAttribute('viewBox')).toBe('0 0 320 400');
      expect(fromUrl(sceneStillUrl(recipe, scene)).getAttribute('viewBox')).toBe('0 0 640 360');
    },
  );

  it.each(PRESENTERS.map((presenter): [string, Presenter] => [presenter.name, presenter]))(
    'a still of %s combines its layers and the parts of the rig',
    (_, { recipe }) => {
      const paths = (svg: string) =>
        Array.from(parse(svg).querySelectorAll('path'), (path) => path.getAttribute('d') ?? '');
      const layered = presenterLayers(recipe).flatMap(({ svg }) => paths(svg));
      const look = rigLookOf(recipe);
      const rig = (['mouth', 'eyes'] as const).flatMap((part) =>
        rigShapes(part, stillPose(recipe), look).flatMap(({ d, clip }) => [
          d,
          ...(clip ? [clip] : []),
        ]),
      );
      const whole = paths(presenterSvg(recipe));
      expect([...layered, ...rig].toSorted()).toEqual(whole.toSorted());
    },
  );

  it.each(['happy', 'wink', 'closed', 'xDizzy'])(
    'look at the viewer, even with %s eyes',
    (eyes) => {
      for (const { recipe } of PRESENTERS) {
        const { options } = recipe;
        expect(presenterSvg({ ...recipe, options: { ...options, eyes } })).toBe(
          presenterSvg(recipe),
        );
      }
    },
  );

  it("use the rig's hands rather than the static ones of the style", () => {
    for (const { recipe } of STYLED_PRESENTERS) {
      const [one, other] = ['wavePointLongArms', 'hand'].map((gesture) =>
        presenterSvg({ ...recipe, options: { ...recipe.options, gesture } }),
      );
      expect(one).toBe(other);
    }
  });

  it('look the same each time they are drawn', () => {
    for (const { recipe } of PRESENTERS) expect(presenterSvg(recipe)).toBe(presenterSvg(recipe));
  });

  it('get defaults for options that a recipe omits', () => {
    for (const style of ['avataaars', 'notionists'] as const) {
      const bare = { name: 'Someone', style, options: {} };
      expect(parse(presenterSvg(bare)).querySelectorAll('path').length).toBeGreaterThan(5);
    }
  });
});

// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { OPEN_EYES, drawFigure } from './artParts.ts';
import type { Presenter } from './definePresenter.ts';
import { portraitUrl, sceneStillUrl } from './portrait.ts';
import { presenterLayers, presenterSvg } from './presenterSvg.ts';
import { PRESENTERS, REALISTIC_PRESENTERS, STYLED_PRESENTERS, findPresenter } from './recipes.ts';

/** The document's root, or the parser's error. */
function parse(svg: string): Element {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const fault = documentElement.querySelector('parsererror');
  if (fault) throw new Error(fault.textContent ?? 'parsererror');
  return documentElement;
}

const fromUrl = (url: string) => parse(decodeURIComponent(url.slice(url.indexOf(',') + 1)));

describe('the built-in presenters', () => {
  it('are 12 realistic and 10 styled ones with an id each', () => {
    expect(REALISTIC_PRESENTERS).toHaveLength(12);
    expect(STYLED_PRESENTERS).toHaveLength(10);
    expect(new Set(PRESENTERS.map(({ id }) => id)).size).toBe(22);
    expect(findPresenter('tomas')?.name).toBe('Tomás');
    expect(findPresenter('nobody')).toBeUndefined();
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
    '%s is drawn whole and in layers',
    (_, { recipe, scene }) => {
      const whole = parse(presenterSvg(recipe));
      expect(whole.querySelectorAll('path').length).toBeGreaterThan(5);
      const { belowMouth, aboveMouth, artMouth } = presenterLayers(recipe);
      const layers = [...belowMouth, ...aboveMouth];
      for (const { svg } of [...layers, artMouth]) {
        expect(parse(svg).querySelector('path, rect, circle, ellipse')).not.toBeNull();
      }
      expect(layers.filter(({ eyes }) => eyes === 'open')).toHaveLength(1);
      expect(layers.filter(({ eyes }) => eyes === 'closed')).toHaveLength(1);
      expect(layers.some(({ group }) => group === 'brows')).toBe(true);
      expect(fromUrl(portraitUrl(recipe, scene)).getAttribute('viewBox')).toBe('0 0 320 400');
      expect(fromUrl(sceneStillUrl(recipe, scene)).getAttribute('viewBox')).toBe('0 0 640 360');
    },
  );

  it.each(PRESENTERS.map((presenter): [string, Presenter] => [presenter.name, presenter]))(
    '%s in layers has everything but the art’s mouth, once',
    (_, { recipe }) => {
      const paths = (svg: string) =>
        Array.from(parse(svg).querySelectorAll('path'), (path) => path.getAttribute('d') ?? '');
      const { belowMouth, aboveMouth, artMouth } = presenterLayers(recipe);
      const layered = [...belowMouth, ...aboveMouth]
        .filter(({ eyes }) => eyes !== 'closed')
        .flatMap(({ svg }) => paths(svg));
      const whole = paths(presenterSvg(recipe));
      expect([...layered, ...paths(artMouth.svg)].toSorted()).toEqual(whole.toSorted());
    },
  );

  it('look at the viewer with open eyes', () => {
    for (const { recipe } of PRESENTERS) {
      expect(OPEN_EYES[recipe.style]).toContain(recipe.options['eyes']);
    }
  });

  it.each(['happy', 'wink', 'closed', 'xDizzy'])('speak with open eyes for %s ones', (eyes) => {
    const [first] = REALISTIC_PRESENTERS;
    const { style = 'avataaars', options = {} } = first?.recipe ?? {};
    const openOf = (changed: string) =>
      presenterLayers({ name: 'x', style, options: { ...options, eyes: changed } }).belowMouth.find(
        (layer) => layer.eyes === 'open',
      )?.svg;
    expect(openOf(eyes)).toBe(openOf('default'));
    expect(drawFigure({ name: 'x', style, options: { ...options, eyes } })).not.toBe(
      drawFigure({ name: 'x', style, options: { ...options, eyes: 'default' } }),
    );
  });

  it('are the same each time they are drawn', () => {
    for (const { recipe } of PRESENTERS) expect(presenterSvg(recipe)).toBe(presenterSvg(recipe));
  });

  it('fills in what a recipe leaves out', () => {
    for (const style of ['avataaars', 'notionists'] as const) {
      const bare = { name: 'Someone', style, options: {} };
      expect(parse(presenterSvg(bare)).querySelectorAll('path').length).toBeGreaterThan(5);
    }
  });
});

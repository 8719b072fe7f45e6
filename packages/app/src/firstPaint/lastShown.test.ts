// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetLastShown, keepLastShown, lastingPicture } from './lastShown.ts';
import { type LastShown, paintLastShown, SHOWN_KINDS } from './paintLastShown.ts';

const PICTURE = 'data:image/svg+xml,%3Csvg/%3E';
const film = {
  id: 'a/b',
  title: '<b>Spring</b> launch',
  kind: 'video',
  picture: PICTURE,
  length: '1:32',
} as const;
const draft = { ...film, id: 'draft', title: 'Next steps', kind: 'lines', picture: null } as const;
const shown: Omit<LastShown, 'user'> = {
  draft,
  isRendering: false,
  videos: [film, draft],
  all: 'All 12 videos',
};

const model = (kind: string) =>
  `<article data-kind="${kind}"><a href="/projects/__id__" title="__title__">__title__</a>` +
  '<img src="__picture__" alt=""><span>0:30</span></article>';
const models = SHOWN_KINDS.map(model);

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('user', '{"username":"maya"}');
  delete document.documentElement.dataset.shown;
  document.body.innerHTML =
    '<div id="first"><main><template>' +
    `<section><div>${models.join('')}<div data-kind="rendering"></div></div></section>` +
    '<p>tools</p><p>primary tools</p>' +
    `<div><a href="/videos">__all__</a><ul>${models.map((each) => `<li>${each}</li>`).join('')}</ul>` +
    '</div></template></main></div>';
});

const main = () => document.querySelector('main');
const kinds = (parent: string) =>
  [...document.querySelectorAll(`${parent} [data-kind]`)].map((each) =>
    each.getAttribute('data-kind'),
  );

describe('the dashboard as last shown', () => {
  test('is painted, as text and addresses', () => {
    keepLastShown(shown);
    paintLastShown();
    expect(kinds('ul')).toEqual(['video', 'lines']);
    const link = main()?.querySelector('ul a');
    expect(link?.textContent).toBe(film.title);
    expect(link?.getAttribute('title')).toBe(film.title);
    expect(link?.getAttribute('href')).toBe('/projects/a%2Fb');
    expect(main()?.querySelector('ul span')?.textContent).toBe('1:32');
    expect([...document.images].map(({ src }) => src)).toEqual([PICTURE]);
    expect(kinds('section')).toEqual(['lines']);
    expect(main()?.textContent).toContain('All 12 videos');
    expect(main()?.textContent).not.toContain('primary tools');
    expect(document.documentElement.dataset.shown).toBe('last');
  });

  test('keeps a press of a tab for the app', () => {
    const template = document.querySelector('template');
    template?.content
      .querySelector('ul')
      ?.insertAdjacentHTML('beforebegin', '<b role="tablist"><i role="tab">Avatars</i></b>');
    keepLastShown(shown);
    paintLastShown();
    const tab = document.querySelector<HTMLElement>('[role="tab"]');
    tab?.click();
    expect(tab?.dataset.pressed).toBe('true');
  });

  test.each([
    ['a render before the draft', { isRendering: true }, ['rendering', 'lines'], false],
    ['a render alone', { isRendering: true, draft: null }, ['rendering'], true],
    ['no work', { draft: null }, [], true],
  ])('has %s', (_name, change, work, isPrimary) => {
    keepLastShown({ ...shown, ...change });
    paintLastShown();
    expect(kinds('section')).toEqual(work);
    expect(main()?.textContent?.includes('primary tools')).toBe(isPrimary);
  });

  const kept = { user: '{"username":"maya"}', ...shown };
  test.each([
    ['was shown to another user', { ...kept, user: '{"username":"noah"}' }],
    ['has no video', { ...kept, videos: [] }],
    ['is no list', { ...kept, videos: 'all' }],
    ['has a video of an unknown kind', { ...kept, videos: [film, { ...film, kind: 'film' }] }],
    ['has a title without an end', { ...kept, videos: [{ ...film, title: 'a'.repeat(501) }] }],
    ['is no object', 'text'],
  ])('is not painted if it %s', (_name, value) => {
    localStorage.setItem('lectern.lastShown', JSON.stringify(value));
    paintLastShown();
    expect(main()?.children[0]?.tagName).toBe('TEMPLATE');
    expect(document.documentElement.dataset.shown).toBeUndefined();
  });

  test.each([
    'https://evil.example/a.png',
    'javascript:alert(1)',
    'data:text/html,a',
    '//evil.example',
  ])('never has a picture of %s', (picture) => {
    localStorage.setItem(
      'lectern.lastShown',
      JSON.stringify({ ...kept, videos: [{ ...film, picture }] }),
    );
    paintLastShown();
    expect(kinds('ul')).toEqual(['video']);
    expect(document.images).toHaveLength(0);
  });

  test('can be forgotten', () => {
    keepLastShown(shown);
    forgetLastShown();
    paintLastShown();
    expect(kinds('ul')).toEqual([]);
  });

  test('is not kept without a user', () => {
    localStorage.removeItem('user');
    keepLastShown(shown);
    expect(localStorage).toHaveLength(0);
  });
});

test.each([
  [PICTURE, PICTURE],
  ['/assets/welcome.jpg', `${location.origin}/assets/welcome.jpg`],
  [`blob:${location.origin}/1`, null],
  ['https://media.example/a.jpg', null],
  [`data:image/png,${'a'.repeat(20_000)}`, null],
  [null, null],
])('for the address %s, the first paint can use %s', (address, lasting) => {
  expect(lastingPicture(address)).toBe(lasting);
});

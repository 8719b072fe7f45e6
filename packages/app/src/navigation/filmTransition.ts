import { media } from '@lectern/ui/theme';
import { paths } from '../paths.ts';
import { type Move, moveBy } from './moveTo.ts';
import './filmTransition.css.ts';

const NAME = 'film';
/** Milliseconds in which the next page has to show the film; the old one is held for as long. */
const PATIENCE = 400;

/** Address of the card that was opened last. */
let opened: string | null = null;
/** The element that has the name. */
let named: HTMLElement | null = null;
/** A navigation whose old page is being taken down as a picture. */
let waiting: (() => void) | null = null;

function giveName(to: HTMLElement | null): void {
  if (named) named.style.viewTransitionName = '';
  named = to;
  if (named) named.style.viewTransitionName = NAME;
}

function goOn(): void {
  const go = waiting;
  waiting = null;
  go?.();
}

/** An element of which some is in the window. */
function inView(selector: string): HTMLElement | null {
  const found = document.querySelector<HTMLElement>(selector);
  const box = found?.getBoundingClientRect();
  return box && box.bottom > 0 && box.top < window.innerHeight ? found : null;
}
const player = () => inView('[data-film-player] video');
const cardPicture = (path: string) =>
  inView(`article:has(a[href="${CSS.escape(path)}"]) [data-film]`);

const isStill = () => window.matchMedia(media.reducedMotion).matches;
const isLibrary = (pathname: string) =>
  pathname === paths.dashboard() || pathname === paths.videos();

/** The element, once the page has it; null where it does not come in time. */
function appearing(find: () => HTMLElement | null): Promise<HTMLElement | null> {
  return new Promise((resolve) => {
    const end = (found: HTMLElement | null) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(found);
    };
    const look = () => {
      const found = find();
      if (found) end(found);
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => end(null), PATIENCE);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });
}

/** Goes to the next page with the film moving from its place on this one to its place on that one. */
function move(from: HTMLElement, go: () => void, find: () => HTMLElement | null): void {
  giveName(from);
  waiting = go;
  let landed: HTMLElement | null = null;
  const transition = document.startViewTransition(async () => {
    goOn();
    const to = await appearing(find);
    // Another one has begun.
    if (named !== from) return;
    landed = to;
    giveName(landed);
    if (!landed) transition.skipTransition();
  });
  // One that is skipped is no failure.
  transition.ready.catch(() => undefined);
  const end = () => {
    if (landed && named === landed) giveName(null);
  };
  transition.finished.then(end, end);
}

/**
 * The picture of a finished video's card grows into the preview's player, and links back to a list
 * return it, unless motion is reduced.
 */
const goWithFilm: Move = (path, go) => {
  // Presses keep their order.
  goOn();
  const picture = cardPicture(path);
  const film = player();
  const card = opened;
  if (isStill()) go();
  else if (picture) {
    opened = path;
    move(picture, go, player);
  } else if (film && card !== null && isLibrary(new URL(path, window.location.href).pathname)) {
    move(film, go, () => cardPicture(card));
  } else go();
};

// Loaded with the wizard, whose code is fetched while a card has the pointer or the focus.
if ('startViewTransition' in document) moveBy(goWithFilm);

import { media } from '@lectern/ui/theme';
import { paths } from '../paths.ts';
import { type Move, moveBy } from './moveTo.ts';
import './filmTransition.css.ts';

const NAME = 'film';
/** Milliseconds for the next page to show the film; the old page is held for as long. */
const PATIENCE = 400;

/** Address of the card that was last opened. */
let opened: string | null = null;
/** The element that currently has the transition name. */
let named: HTMLElement | null = null;
/** A navigation that waits while the browser takes the old page's snapshot. */
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

/** Returns the element if any of it is in the viewport. */
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

/** Resolves to the element once it is on the page; null if it does not appear in time. */
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

/** Navigates while the film moves from its place on this page to its place on the next. */
function move(from: HTMLElement, go: () => void, find: () => HTMLElement | null): void {
  giveName(from);
  waiting = go;
  let landed: HTMLElement | null = null;
  const transition = document.startViewTransition(async () => {
    goOn();
    const to = await appearing(find);
    // Another transition has started.
    if (named !== from) return;
    landed = to;
    giveName(landed);
    if (!landed) transition.skipTransition();
  });
  // A skipped transition is not an error.
  transition.ready.catch(() => undefined);
  const end = () => {
    if (landed && named === landed) giveName(null);
  };
  transition.finished.then(end, end);
}

/**
 * Lets the picture of a finished video's card grow into the preview's player, and links back to a list
 * reverse it, unless the user prefers reduced motion.
 */
const goWithFilm: Move = (path, go) => {
  // Run a pending navigation first, so that presses keep their order.
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

// Loaded with the wizard, whose code is fetched while a card is hovered or focused.
if ('startViewTransition' in document) moveBy(goWithFilm);

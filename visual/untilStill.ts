/**
 * Runs in the page: waits until its rendering is stable. That means fonts, images (including lazy ones) and
 * films are loaded, films are at their first frame, animations at their end, and the given number of frames
 * in a row, each followed by an idle period, have passed without a change in the document.
 */
export async function untilStill(frames: number): Promise<void> {
  const HAVE_METADATA = 1;
  const HAVE_CURRENT_DATA = 2;
  const NO_SOURCE = 3;
  /** In ms: Chromium may have no idle period while it draws nothing. */
  const IDLE = { timeout: 500 };

  let changes = 0;
  const observer = new MutationObserver(() => {
    changes += 1;
  });
  const everything = { childList: true, attributes: true, characterData: true, subtree: true };
  observer.observe(document, everything);

  const whenEnded = (target: EventTarget, ...events: string[]) =>
    new Promise<void>((resolve) => {
      for (const name of events) target.addEventListener(name, () => resolve(), { once: true });
    });

  /** Returns true if it had to wait. */
  async function awaitPicture(image: HTMLImageElement): Promise<boolean> {
    // A lazy image out of view would never load; one decoded asynchronously is drawn some frames later.
    // Each is set only once, because setting it changes the document.
    if (image.loading !== 'eager') image.loading = 'eager';
    if (image.decoding !== 'sync') image.decoding = 'sync';
    if (image.complete) return false;
    await image.decode().catch(() => undefined);
    return true;
  }

  /** Returns true if it had to wait. */
  async function awaitFilm(film: HTMLMediaElement): Promise<boolean> {
    film.pause();
    const isShown = film instanceof HTMLVideoElement && !film.poster;
    const isComing =
      film.currentSrc !== '' &&
      film.preload !== 'none' &&
      film.error === null &&
      film.networkState !== NO_SOURCE &&
      film.readyState < (isShown ? HAVE_CURRENT_DATA : HAVE_METADATA);
    if (isComing) {
      await whenEnded(film, isShown ? 'loadeddata' : 'loadedmetadata', 'error', 'emptied');
    }
    const isElsewhere = film.currentTime > 0 && film.readyState >= HAVE_METADATA;
    if (isElsewhere) {
      const sought = whenEnded(film, 'seeked', 'error', 'emptied');
      film.currentTime = 0;
      await sought;
    }
    return isComing || isElsewhere;
  }

  /** Returns true if something moved. The screenshot itself stops endless animations. */
  function endAnimation(animation: Animation): boolean {
    const end = animation.effect?.getComputedTiming().endTime;
    if (animation.playState !== 'running' || !Number.isFinite(end)) return false;
    animation.finish();
    return true;
  }

  for (let still = 0; still < frames;) {
    const before = changes;
    await document.fonts.ready;
    const waits = [
      ...(await Promise.all([...document.images].map(awaitPicture))),
      ...(await Promise.all(
        [...document.querySelectorAll<HTMLMediaElement>('video, audio')].map(awaitFilm),
      )),
      ...document.getAnimations().map(endAnimation),
    ];
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve, IDLE));
    still = changes === before && !waits.includes(true) ? still + 1 : 0;
  }
  observer.disconnect();
}

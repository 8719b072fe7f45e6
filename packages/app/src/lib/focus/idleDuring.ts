/**
 * Waits for work, and resolves to whether the user pressed no key and no pointer meanwhile. Use it before
 * moving focus after an await: users who have gone on keep their place.
 *
 * @throws the work's error
 */
export async function idleDuring(work: Promise<unknown>): Promise<boolean> {
  const listening = new AbortController();
  let isIdle = true;
  for (const type of ['keydown', 'pointerdown']) {
    // In the capture phase: a control may stop the event.
    document.addEventListener(type, () => (isIdle = false), {
      capture: true,
      signal: listening.signal,
    });
  }
  try {
    await work;
    return isIdle;
  } finally {
    listening.abort();
  }
}

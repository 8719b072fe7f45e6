interface Waiting {
  name: string;
  mode: LockMode;
  start: () => void;
}

/**
 * Creates the Web Locks of one origin: a name has one holder at a time, or any number that share it, in the
 * order of requests. Clients that are given the same locks are tabs of one browser.
 */
export function createFakeLocks() {
  const held: { name: string; mode: LockMode }[] = [];
  const pending: Waiting[] = [];

  function admit(): void {
    for (const [place, { name, mode, start }] of pending.entries()) {
      const rivals = [...held, ...pending.slice(0, place)].filter((other) => other.name === name);
      const isFree = rivals.every((other) => mode === 'shared' && other.mode === 'shared');
      if (!isFree) continue;
      pending.splice(place, 1);
      start();
      return admit();
    }
  }

  async function request<T>(
    name: string,
    first: LockOptions | LockGrantedCallback<T>,
    second?: LockGrantedCallback<T>,
  ): Promise<T> {
    const [options, work] = typeof first === 'function' ? [{}, first] : [first, second];
    const lock = { name, mode: options.mode ?? 'exclusive' };
    await new Promise<void>((granted) => {
      const start = () => {
        held.push(lock);
        granted();
      };
      pending.push({ ...lock, start });
      admit();
    });
    try {
      if (!work) throw new TypeError('A lock was asked for without work');
      return await work(lock);
    } finally {
      const place = held.indexOf(lock);
      if (place >= 0) held.splice(place, 1);
      admit();
    }
  }

  return {
    /** Acts like a browser whose tab dies: the held locks pass to those who wait. */
    abandon: () => {
      held.length = 0;
      admit();
    },
    request: request as LockManager['request'],
    query: (): Promise<LockManagerSnapshot> =>
      Promise.resolve({
        held: [...held],
        pending: pending.map(({ name, mode }) => ({ name, mode })),
      }),
  };
}

/** A point at which work waits until a test lets it continue. */
export interface Gate {
  /** Resolves when the work reaches this point. */
  readonly reached: Promise<void>;
  /** Called by the work: waits for `open`. */
  pass(): Promise<void>;
  open(): void;
}

export function createGate(): Gate {
  let arrive: () => void = () => undefined;
  let open: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => (arrive = resolve));
  const opened = new Promise<void>((resolve) => (open = resolve));
  return {
    reached,
    async pass() {
      arrive();
      await opened;
    },
    open: () => open(),
  };
}

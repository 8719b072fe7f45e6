/** Requests by name. Those of a name are cancelled when its last holder releases it. */
export interface RequestScopes {
  /** Holds the requests of a name until the returned function is called. */
  hold: (name: string) => () => void;
  /** Sends a request under a name, and again whenever {@link RequestScopes.restart} cancels it. */
  run: <T>(name: string, send: (signal: AbortSignal) => Promise<T>) => Promise<T>;
  /**
   * Cancels the pending requests of a name and sends them again; null if there are none. Resolves to
   * undefined if they fail: their callers get the error.
   */
  restart: (name: string) => Promise<unknown> | null;
}

interface Scope {
  holders: number;
  controller: AbortController;
  running: Set<Promise<unknown>>;
}

/** Creates an empty set of scopes. */
export function createRequestScopes(): RequestScopes {
  const scopes = new Map<string, Scope>();

  function scopeOf(name: string): Scope {
    const scope = scopes.get(name) ?? {
      holders: 0,
      controller: new AbortController(),
      running: new Set(),
    };
    scopes.set(name, scope);
    return scope;
  }

  async function sendUntilKept<T>(scope: Scope, send: (signal: AbortSignal) => Promise<T>) {
    for (;;) {
      const { controller } = scope;
      try {
        return await send(controller.signal);
      } catch (error) {
        if (controller === scope.controller) throw error;
      }
    }
  }

  return {
    run: async (name, send) => {
      const scope = scopeOf(name);
      const sending = sendUntilKept(scope, send);
      scope.running.add(sending);
      try {
        return await sending;
      } finally {
        scope.running.delete(sending);
      }
    },
    restart: (name) => {
      const scope = scopes.get(name);
      if (!scope || scope.running.size === 0) return null;
      const { controller } = scope;
      scope.controller = new AbortController();
      controller.abort();
      return Promise.all(scope.running).catch(() => undefined);
    },
    hold: (name) => {
      const scope = scopeOf(name);
      scope.holders += 1;
      return () => {
        scope.holders -= 1;
        // Deferred, because StrictMode and screen changes release and hold again in the same task.
        setTimeout(() => {
          if (scope.holders > 0 || scopes.get(name) !== scope) return;
          scopes.delete(name);
          scope.controller.abort();
        }, 0);
      };
    },
  };
}

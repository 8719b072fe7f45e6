/** Cancels requests when the last of those who want them has left. */
export interface RequestScopes {
  /** Wants the requests of a name until the returned function is called. */
  hold: (name: string) => () => void;
  /** The signal for requests of a name. */
  signal: (name: string) => AbortSignal;
}

/** Makes an empty set of scopes. */
export function createRequestScopes(): RequestScopes {
  const scopes = new Map<string, { holders: number; controller: AbortController }>();

  function scopeOf(name: string) {
    const scope = scopes.get(name) ?? { holders: 0, controller: new AbortController() };
    scopes.set(name, scope);
    return scope;
  }

  return {
    signal: (name) => scopeOf(name).controller.signal,
    hold: (name) => {
      const scope = scopeOf(name);
      scope.holders += 1;
      return () => {
        scope.holders -= 1;
        // Later, since StrictMode and a change of screens leave and come back in one go.
        setTimeout(() => {
          if (scope.holders > 0 || scopes.get(name) !== scope) return;
          scopes.delete(name);
          scope.controller.abort();
        }, 0);
      };
    },
  };
}

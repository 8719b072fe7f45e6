import { OPERATION_IDS, OPERATIONS } from '@lectern/api-client/contract';

/** An operation of the contract that a request asks for, with the ids of its path. */
export interface Match {
  operation: string;
  params: Record<string, string>;
}

/** Concrete paths come first. */
const PATTERNS = OPERATION_IDS.map((operation) => {
  const [method, path] = OPERATIONS[operation];
  const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]*)')}$`);
  return { operation, method: method.toUpperCase(), pattern };
});

/** The operation behind a method and a path below `/api`, or null where the contract has none. */
export function matchOperation(method: string, path: string): Match | null {
  for (const { operation, method: own, pattern } of PATTERNS) {
    const match = own === method ? pattern.exec(path) : null;
    if (!match) continue;
    const ids = Object.entries(match.groups ?? {});
    const params = Object.fromEntries(ids.map(([name, id]) => [name, decodeURIComponent(id)]));
    return { operation, params };
  }
  return null;
}

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const FILE = new URL('../../../api-client/openapi.yaml', import.meta.url);
const METHODS = ['get', 'post', 'patch', 'put', 'delete'];

interface Operation {
  id: string;
  method: string;
  /** The path's segments below `/api`; `{id}` for a parameter. */
  segments: string[];
}

/** An operation of the contract that a request asks for, with the ids of its path. */
export interface Match {
  operation: string;
  params: Record<string, string>;
}

function readOperations(): Operation[] {
  const { paths } = parse(readFileSync(FILE, 'utf8')) as {
    paths: Record<string, Record<string, { operationId?: string }>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, { operationId = '' }]) => ({
        id: operationId,
        method: method.toUpperCase(),
        segments: path.slice(1).split('/'),
      })),
  );
}

const OPERATIONS = readOperations();
const isParameter = (segment: string) => segment.startsWith('{');

function paramsOf({ segments }: Operation, parts: string[]): Record<string, string> | null {
  if (segments.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const part = parts[index] ?? '';
    if (isParameter(segment)) params[segment.slice(1, -1)] = decodeURIComponent(part);
    else if (segment !== part) return null;
  }
  return params;
}

/**
 * The operation behind a method and a path below `/api`, or null where the contract has none.
 * Concrete paths win over templated ones.
 */
export function matchOperation(method: string, path: string): Match | null {
  const parts = path.replace(/^\//, '').split('/');
  const matches = OPERATIONS.filter((operation) => operation.method === method)
    .map((operation) => ({ operation, params: paramsOf(operation, parts) }))
    .filter(({ params }) => params !== null)
    .sort(
      (one, other) =>
        one.operation.segments.filter(isParameter).length -
        other.operation.segments.filter(isParameter).length,
    );
  const [best] = matches;
  return best?.params ? { operation: best.operation.id, params: best.params } : null;
}

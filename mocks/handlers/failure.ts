import { StudioError } from '@lectern/studio';
import { HttpProblem } from './problem.ts';
import { studioProblem } from './studioProblem.ts';
import { unexpectedFailure } from './unexpectedFailure.ts';

/** Whether the caller has aborted the request. */
export function isAbort(cause: unknown): boolean {
  return (
    (cause instanceof DOMException && cause.name === 'AbortError') ||
    (cause instanceof StudioError && cause.code === 'cancelled')
  );
}

/** The server's response when a resolver throws; an unexpected error is a 500 with JSON. */
export function toFailure(cause: unknown): Response {
  if (cause instanceof HttpProblem) return cause.toResponse();
  const problem = studioProblem(cause);
  return problem ? problem.toResponse() : unexpectedFailure(cause);
}

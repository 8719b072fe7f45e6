import { isApiError } from '../transport/ApiError.ts';
import { readFilledText, readList, readRecord } from '../values/read.ts';

/** One item of a 422's detail list. */
export interface FieldProblem {
  /** The second element of the location; null if there is none. */
  field: string | null;
  message: string;
}

/** Returns the items of a detail list that have a message; null if the detail is not a list. */
export function fieldProblems(error: unknown): FieldProblem[] | null {
  const detail = isApiError(error) ? readRecord(error.data)?.detail : null;
  if (!Array.isArray(detail)) return null;
  return detail
    .map((item: unknown) => {
      const record = readRecord(item);
      return {
        field: readFilledText(readList(record?.loc)[1]),
        message: readFilledText(record?.msg),
      };
    })
    .filter((problem): problem is FieldProblem => problem.message !== null);
}

/** Returns 'field: message', or the message alone. */
export function problemText({ field, message }: FieldProblem): string {
  return field === null ? message : `${field}: ${message}`;
}

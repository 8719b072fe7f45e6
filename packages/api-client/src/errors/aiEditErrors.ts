import { isApiError, serverMessage } from '../transport/ApiError.ts';
import { readFilledText, readRecord } from '../values/read.ts';

/** The toasts (section 8, AI edit). */
export const aiEditMessages = {
  noVideo: 'No video selected',
  loadFailed: 'Failed to load video data',
  noTemplate: 'Please select an AI edit template',
  applied: 'AI edit applied successfully',
} as const;

/** The result of a failed edit (section 8, AI edit error wrapper). */
export interface AiEditFailure {
  success: false;
  message: string;
  /** HTTP status; 0 without a response. */
  status: number;
  data: unknown;
}

const FAILED = 'Failed to apply AI edit';

const BY_STATUS: Readonly<Record<number, string>> = {
  401: 'Authentication required. Please log in again.',
  403: 'You do not have permission to perform this action.',
  404: 'The requested resource was not found.',
  429: 'Too many requests. Please try again later.',
};

/** Returns the server's `message`, `error` or `detail`, in the order of section 8, or a text body. */
function bodyMessage(data: unknown): string | null {
  const body = readRecord(data);
  if (!body) return serverMessage(data);
  for (const value of [body.message, body.error, body.detail]) {
    if (typeof value === 'string' && readFilledText(value) !== null) return value;
  }
  return null;
}

function failureMessage(error: unknown): string {
  if (isApiError(error, 'http')) {
    return BY_STATUS[error.status] ?? bodyMessage(error.data) ?? FAILED;
  }
  if (isApiError(error, 'network')) {
    return 'No response received from server. Please check your internet connection.';
  }
  return 'An unexpected error occurred';
}

/** Returns the failure object for anything that `applyAiEdit` rejects with (section 8, AI edit wrapper). */
export function aiEditFailure(error: unknown): AiEditFailure {
  const answer = isApiError(error) ? error : null;
  return {
    success: false,
    message: failureMessage(error),
    status: answer?.status ?? 0,
    data: answer?.data ?? null,
  };
}

/**
 * Returns the toast of a failed edit: 'Failed to apply AI edit: {reason}' (section 8, AI edit), or only the
 * first half if there is no other reason.
 */
export function aiEditFailedMessage(error: unknown): string {
  const reason = failureMessage(error);
  return reason.startsWith(FAILED) ? reason : `${FAILED}: ${reason}`;
}

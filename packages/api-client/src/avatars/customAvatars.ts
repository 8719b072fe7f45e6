import type { ApiClient } from '../client/ApiClient.ts';
import type { CallOptions } from '../transport/request.ts';
import type { Budget, Industry } from '../contract/contract.gen.ts';

/** The fields of the Request Custom Avatar dialog (section 2). */
export interface CustomAvatarRequest {
  name: string;
  email: string;
  description: string;
  companyName?: string | undefined;
  phone?: string | undefined;
  industry?: Industry | undefined;
  budget?: Budget | undefined;
  requirements?: string | undefined;
  /** A calendar day, YYYY-MM-DD. */
  deadline?: string | undefined;
  /** Reference images. */
  files?: readonly File[] | undefined;
}

const FIELDS = [
  'name',
  'email',
  'companyName',
  'phone',
  'description',
  'industry',
  'budget',
  'requirements',
  'deadline',
] as const;

/** The options of {@link requestCustomAvatar}. */
export interface CustomAvatarRequestOptions extends CallOptions {
  /**
   * Reports the fraction of the request sent so far, 0–1; never called if a backend in the page responds.
   */
  onUploadProgress?: ((fraction: number) => void) | undefined;
}

/**
 * POST /avatars/request-custom: submits a request as multipart (section 7). Empty fields are omitted, and
 * each image is one part named `files`. The response is not read.
 * @throws ApiError of kind `http`, `network` or `aborted`; `customRequestMessage` gives its message, and a
 *   401 goes to the login page (`isSignInNeeded`).
 */
export function requestCustomAvatar(
  client: ApiClient,
  request: CustomAvatarRequest,
  { onUploadProgress, ...options }: CustomAvatarRequestOptions = {},
): Promise<void> {
  const form = new FormData();
  for (const field of FIELDS) {
    const value = request[field];
    if (value) form.append(field, value);
  }
  for (const file of request.files ?? []) form.append('files', file);
  return client.request(
    {
      method: 'POST',
      path: '/avatars/request-custom',
      body: { kind: 'multipart', value: form, onProgress: onUploadProgress },
      accepts: 'nothing',
      read: () => undefined,
    },
    options,
  );
}

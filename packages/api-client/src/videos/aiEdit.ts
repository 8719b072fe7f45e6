import type { ApiClient } from '../client/ApiClient.ts';
import { UnreadableAnswer } from '../transport/answer.ts';
import { ApiError, serverMessage } from '../transport/ApiError.ts';
import type { Wire } from '../contract/contract.ts';
import type { CallOptions } from '../transport/request.ts';
import { apiPath } from '../transport/url.ts';
import { readNumber, readRecord } from '../values/read.ts';

/** The whole edit: all six parts are always sent (section 3, AI edit data). */
export type AiEditData = Wire['AiEditData'];

/** The template of an edit and its options (section 3, AI edit data). */
export type AiEditSettings = Wire['AiEditSettings'];

/** The arguments of {@link applyAiEdit} (section 7, Videos). */
export interface ApplyAiEditArgs {
  videoId: string;
  /** The whole edit is sent. */
  edit: AiEditData;
}

/** An accepted edit (section 7, Videos). */
export interface AiEditSuccess {
  success: true;
  message: string;
  /** Not read by the product. */
  data: unknown;
}

const APPLIED = 'AI edit applied successfully';
const FAILED = 'Failed to apply AI edit';

function readResult(data: unknown, status: number): AiEditSuccess {
  const body = readRecord(data);
  if (!body && data !== null) throw new UnreadableAnswer('A result was expected');
  if (body?.success === false) {
    throw new ApiError({
      kind: 'http',
      message: serverMessage(body) ?? FAILED,
      status: readNumber(body.status) ?? status,
      data: body,
    });
  }
  return { success: true, message: APPLIED, data: body?.data ?? null };
}

/**
 * POST /videos/{id}/ai-edit: applies an edit (section 7, Videos). A response with `success: false` is a
 * failure of kind `http`, whatever its status.
 * @throws ApiError of any kind; `aiEditFailure` gives the failure object of section 8.
 */
export async function applyAiEdit(
  client: ApiClient,
  { videoId, edit }: ApplyAiEditArgs,
  options?: CallOptions,
): Promise<AiEditSuccess> {
  return client.request(
    {
      method: 'POST',
      path: apiPath`/videos/${videoId}/ai-edit`,
      body: { kind: 'json', value: edit },
      read: readResult,
    },
    options,
  );
}

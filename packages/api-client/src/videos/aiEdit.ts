import type { ApiClient } from '../client/ApiClient.ts';
import { UnreadableAnswer } from '../transport/answer.ts';
import { ApiError, serverMessage } from '../transport/ApiError.ts';
import type { Wire } from '../contract/contract.ts';
import type { CallOptions } from '../transport/request.ts';
import { apiPath } from '../transport/url.ts';
import { readNumber, readRecord } from '../values/read.ts';

/** The whole edit: all six parts are always sent (section 3, AI edit data). */
export type AiEditData = Wire['AiEditData'];

/** The template of an edit and what is chosen in it (section 3, AI edit data). */
export type AiEditSettings = Wire['AiEditSettings'];

/** What {@link applyAiEdit} takes (section 7, Videos). */
export interface ApplyAiEditArgs {
  videoId: string;
  /** The whole edit is sent. */
  edit: AiEditData;
}

/** An edit that was taken on (section 7, Videos). */
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
 * POST /videos/{id}/ai-edit: applies an edit (section 7, Videos). An answer that says `success:
 * false` is a failure of kind `http` whatever its status.
 * @throws ApiError of any kind; the failure object of section 8 by `aiEditFailure`.
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

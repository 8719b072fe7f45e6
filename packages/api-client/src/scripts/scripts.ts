import type { ApiClient } from '../client/ApiClient.ts';
import { requestPage } from '../client/requestPage.ts';
import { UnreadableAnswer, usable } from '../transport/answer.ts';
import { ApiError, serverMessage } from '../transport/ApiError.ts';
import type { Page } from '../transport/page.ts';
import type { CallOptions } from '../transport/request.ts';
import { apiPath } from '../transport/url.ts';
import { readRecord } from '../values/read.ts';
import {
  type GeneratedScript,
  normaliseGeneratedScript,
  normaliseScript,
  type Script,
} from './scripts.schema.ts';
import type { Segment } from './scriptText.ts';

/** Scripts per page (section 9). */
export const SCRIPTS_PAGE_SIZE = 20;

/** The arguments of {@link generateScript} (section 7, Scripts). */
export interface GenerateScriptArgs {
  prompt: string;
  projectId?: string | undefined;
}

/**
 * POST /scripts/generate: generates a script from a prompt (section 7).
 * @throws ApiError of any kind; a response without text is an `invalid-response`, 'Received invalid
 *   response format from API'. Its message is `scriptMessages.generateFailed`.
 */
export function generateScript(
  client: ApiClient,
  { prompt, projectId }: GenerateScriptArgs,
  options?: CallOptions,
): Promise<GeneratedScript> {
  return client.request(
    {
      method: 'POST',
      path: '/scripts/generate',
      body: {
        kind: 'json',
        value: { prompt, ...(projectId ? { project_id: projectId } : {}) },
      },
      accepts: 'text',
      read: (data) => usable(normaliseGeneratedScript(data)),
      invalidMessage: 'Received invalid response format from API',
    },
    options,
  );
}

/** The query of {@link listScripts} (section 7, Scripts); absent values are not sent. */
export interface ScriptListParams {
  /** Starts at 1. */
  page?: number | undefined;
  pageSize?: number | undefined;
  search?: string | undefined;
  /** The category filter: one of the tags seen. */
  tag?: string | undefined;
  sortBy?: 'created_at' | 'title' | 'word_count' | undefined;
  sortOrder?: 'asc' | 'desc' | undefined;
}

/**
 * GET /scripts/scripts: returns one page of the library (section 7). Invalid items are omitted.
 * @throws ApiError of any kind; its message is `scriptMessages.loadListFailed`.
 */
export function listScripts(
  client: ApiClient,
  { page, pageSize, search, tag, sortBy, sortOrder }: ScriptListParams,
  options?: CallOptions,
): Promise<Page<Script>> {
  const query = { page, page_size: pageSize, search, tag, sort_by: sortBy, sort_order: sortOrder };
  return requestPage(client, '/scripts/scripts', query, normaliseScript, options);
}

/**
 * GET /scripts/{id}: returns one script (section 7). A plain text instead of a record is the script's text.
 * @throws ApiError of any kind.
 */
export async function getScript(
  client: ApiClient,
  { id }: { id: string },
  options?: CallOptions,
): Promise<Script> {
  return client.request(
    {
      method: 'GET',
      path: apiPath`/scripts/${id}`,
      // A script can be a plain string (section 3).
      read: (data) => usable(normaliseScript(typeof data === 'string' ? { id, text: data } : data)),
    },
    options,
  );
}

/** The arguments of {@link createScript} (section 7, Scripts). */
export interface CreateScriptArgs {
  title: string;
  description?: string | undefined;
  segments: readonly Segment[];
  tags?: readonly string[] | undefined;
  /** A language tag, for example `en`. */
  language?: string | undefined;
  /** Seconds. */
  estimatedDuration?: number | undefined;
}

/**
 * POST /scripts: stores a script (section 7; Duplicate sends the title with ' (Copy)').
 * @throws ApiError of any kind; `scriptDuplicateFailedMessage` gives its message.
 */
export function createScript(
  client: ApiClient,
  { title, description, segments, tags, language, estimatedDuration }: CreateScriptArgs,
  options?: CallOptions,
): Promise<Script> {
  return client.request(
    {
      method: 'POST',
      path: '/scripts',
      body: {
        kind: 'json',
        // JSON omits undefined values.
        value: {
          title,
          description,
          segments: segments.map(({ text }) => ({ text })),
          tags,
          language: language || undefined,
          estimated_duration: estimatedDuration,
        },
      },
      read: (data) => usable(normaliseScript(data)),
    },
    options,
  );
}

function readDeletion(data: unknown, status: number): void {
  // A 204 alone means that the script has been deleted.
  if (data === null && status === 204) return;
  const body = readRecord(data);
  if (!body) throw new UnreadableAnswer('A result was expected');
  if (body.status === 'success') return;
  throw new ApiError({
    kind: 'http',
    message: serverMessage(body) ?? 'The script was not deleted',
    status,
    data: body,
  });
}

/**
 * DELETE /scripts/{id} (section 7). A response whose `status` is not `success` is a refusal of kind `http`.
 * @throws ApiError of any kind; `scriptDeleteFailedMessage` gives its message.
 */
export async function deleteScript(
  client: ApiClient,
  { id }: { id: string },
  options?: CallOptions,
): Promise<void> {
  return client.request(
    { method: 'DELETE', path: apiPath`/scripts/${id}`, read: readDeletion },
    options,
  );
}

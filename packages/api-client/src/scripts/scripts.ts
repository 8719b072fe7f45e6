import type { ApiClient } from '../client/ApiClient.ts';
import { UnreadableAnswer, usable } from '../transport/answer.ts';
import { ApiError, serverMessage } from '../transport/ApiError.ts';
import { type Page, readPage } from '../transport/page.ts';
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

/** Scripts a page (section 9). */
export const SCRIPTS_PAGE_SIZE = 20;

export interface GenerateScriptArgs {
  prompt: string;
  projectId?: string | undefined;
}

/**
 * POST /scripts/generate: writes a script from a prompt.
 * @throws ApiError; an answer without words is 'Received invalid response format from API'.
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

export interface ScriptListParams {
  /** From 1. */
  page?: number | undefined;
  pageSize?: number | undefined;
  search?: string | undefined;
  /** From the category filter; one of the tags seen. */
  tag?: string | undefined;
  sortBy?: 'created_at' | 'title' | 'word_count' | undefined;
  sortOrder?: 'asc' | 'desc' | undefined;
}

/**
 * GET /scripts/scripts: one page of the library.
 * @throws ApiError
 */
export function listScripts(
  client: ApiClient,
  params: ScriptListParams,
  options?: CallOptions,
): Promise<Page<Script>> {
  return client.request(
    {
      method: 'GET',
      path: '/scripts/scripts',
      query: {
        page: params.page,
        page_size: params.pageSize,
        search: params.search,
        tag: params.tag,
        sort_by: params.sortBy,
        sort_order: params.sortOrder,
      },
      read: (data) => readPage(data, normaliseScript),
    },
    options,
  );
}

/**
 * GET /scripts/{id}: one script. Text in place of a record is its words.
 * @throws ApiError
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

export interface CreateScriptArgs {
  title: string;
  description?: string | undefined;
  segments: readonly Segment[];
  tags?: readonly string[] | undefined;
  /** Language tag, for example `en`. */
  language?: string | undefined;
  /** Seconds. */
  estimatedDuration?: number | undefined;
}

/**
 * POST /scripts: stores a script (Duplicate sends the title with ' (Copy)').
 * @throws ApiError
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
        // JSON leaves out what is undefined.
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
  // A 204 says by itself that the script is gone.
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
 * DELETE /scripts/{id}. An answer whose `status` is not `success` is a refusal of kind `http`.
 * @throws ApiError; words by `scriptDeleteFailedMessage`.
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

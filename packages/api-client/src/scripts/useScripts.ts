import { type PagedListState, usePagedList } from '../client/usePagedList.ts';
import type { Script } from './scripts.schema.ts';
import { listScripts, type ScriptListParams, SCRIPTS_PAGE_SIZE } from './scripts.ts';

/** The filters of {@link useScripts} (section 2, Scripts). */
export type UseScriptsParams = Omit<ScriptListParams, 'page'>;

/** The result of {@link useScripts} (section 2, Scripts). */
export interface ScriptsState extends Omit<PagedListState<Script>, 'items'> {
  /** Undefined until the first page has loaded. */
  scripts: readonly Script[] | undefined;
}

/**
 * Fetches the library's scripts page by page, by default 20 per page (section 9). The error message is
 * `scriptMessages.loadListFailed`.
 */
export function useScripts(params: UseScriptsParams = {}): ScriptsState {
  const pageSize = params.pageSize ?? SCRIPTS_PAGE_SIZE;
  const { items, ...list } = usePagedList({
    resource: 'scripts',
    params,
    pageSize,
    load: (client, page, options) => listScripts(client, { ...params, page, pageSize }, options),
  });
  return { scripts: items, ...list };
}

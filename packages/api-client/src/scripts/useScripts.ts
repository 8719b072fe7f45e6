import { type PagedListState, usePagedList } from '../client/usePagedList.ts';
import type { Script } from './scripts.schema.ts';
import { listScripts, type ScriptListParams, SCRIPTS_PAGE_SIZE } from './scripts.ts';

/** The filters of {@link useScripts} (section 2, Scripts). */
export type UseScriptsParams = Omit<ScriptListParams, 'page'>;

/** What {@link useScripts} gives. */
export interface ScriptsState extends Omit<PagedListState<Script>, 'items'> {
  /** Undefined until the first page. */
  scripts: readonly Script[] | undefined;
}

/**
 * The library's scripts, page by page; 20 a page where `pageSize` is absent (section 9). Error
 * words by `scriptMessages.loadListFailed`.
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

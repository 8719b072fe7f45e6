import { type PagedListState, usePagedList } from '../client/usePagedList.ts';
import type { Script } from './scripts.schema.ts';
import { listScripts, type ScriptListParams, SCRIPTS_PAGE_SIZE } from './scripts.ts';

export type UseScriptsParams = Omit<ScriptListParams, 'page'>;

export interface ScriptsState extends Omit<PagedListState<Script>, 'items'> {
  /** Undefined until the first page. */
  scripts: readonly Script[] | undefined;
}

/** The library's scripts, page by page; 20 a page where `pageSize` is absent. */
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

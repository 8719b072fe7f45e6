import { createElement } from 'react';
import type { API } from 'storybook/manager-api';
import type { API_HashEntry } from 'storybook/internal/types';

const WORDS = { new: 'New', deprecated: 'Deprecated' } as const;

const CHIP = {
  padding: '0 6px',
  border: '1px solid currentColor',
  borderRadius: 999,
  fontSize: 10,
  lineHeight: '14px',
};

/**
 * A component's name in the sidebar, with the status that a reader should know before choosing it; a stable
 * component's name stays plain. Its stories carry the status as a tag (`main.ts`). Storybook's manager
 * compiles JSX to a global that it does not have.
 */
export function labelWithStatus(item: API_HashEntry, api: API) {
  if (item.type !== 'component') return item.name;
  const tags = new Set(item.children.flatMap((id) => api.getData(id)?.tags ?? []));
  const status = (['deprecated', 'new'] as const).find((tag) => tags.has(tag));
  if (!status) return item.name;
  const textDecoration = status === 'deprecated' ? 'line-through' : undefined;
  return createElement(
    'span',
    { style: { display: 'inline-flex', gap: 8, alignItems: 'center' } },
    createElement('span', { style: { textDecoration } }, item.name),
    createElement('span', { style: CHIP }, WORDS[status]),
  );
}

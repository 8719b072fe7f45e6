import { fields, json, notFound, refusal, text } from './exchange.ts';
import type { Handler } from './handler.ts';
import { isFound, paged, sorted } from './lists.ts';
import { type Account, idOf, type Item, type Store } from './store.ts';

function wordsOf(script: Item): string {
  const segments = Array.isArray(script.segments) ? script.segments : [];
  return segments.map((segment: { text?: unknown }) => text(segment.text)).join(' ');
}

/** Adds a script; tests use it to begin with some. */
function addScript(store: Store, account: Account, details: object): Item {
  const script: Item = {
    _id: store.newId('scr'),
    ...{ title: 'Untitled', description: '', segments: [], tags: [], language: 'en' },
    ...{ created_at: new Date().toISOString(), is_ai_generated: false },
    ...details,
  };
  account.scripts.unshift(script);
  return script;
}

/** Specification section 7, Scripts. */
export const scripts: Record<string, Handler> = {
  generateScript: ({ request, store, account }) => {
    const prompt = text(fields(request).prompt).trim();
    if (prompt === '') return refusal(422, 'A prompt is needed.');
    const segments = [{ text: `Here is what to know about ${prompt}.` }, { text: 'Thank you.' }];
    const script = addScript(store, account, { title: prompt, segments, is_ai_generated: true });
    return json({ id: idOf(script), segments, text: wordsOf(script) }, 201);
  },

  listScripts: ({ request, account }) => {
    const { query } = request;
    const tag = query.get('tag');
    const found = account.scripts
      .filter(
        (script) =>
          isFound(query.get('search'), script.title, wordsOf(script)) &&
          (tag === null || (Array.isArray(script.tags) && script.tags.includes(tag))),
      )
      .map((script) => ({ ...script, word_count: wordsOf(script).split(/\s+/).length }));
    return json(paged(sorted(found, request, 'created_at'), request, 'page_size'));
  },

  getScript: ({ request, account }) => {
    const script = account.scripts.find(({ _id }) => _id === request.params.id);
    return script ? json(script) : notFound;
  },

  createScript: ({ request, store, account }) =>
    json(addScript(store, account, fields(request)), 201),

  deleteScript: ({ request, account }) => {
    const kept = account.scripts.filter(({ _id }) => _id !== request.params.id);
    if (kept.length === account.scripts.length) return notFound;
    account.scripts = kept;
    return json({ status: 'success' });
  },
};

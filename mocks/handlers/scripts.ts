import { array, number, object, string } from 'yup';
import { compareBy, matchesSearch, pageOf } from '../db/paging.ts';
import type { ScriptRecord } from '../db/records.ts';
import { newScript, scriptText } from '../db/scripts.ts';
import { param, readChoice, readJson, readPage, requireUser, type Resolvers } from './call.ts';
import { notFound } from './problem.ts';
import { requireProject } from './projectCall.ts';
import { toTimestamp } from './wire.ts';

type ScriptOperation =
  'generateScript' | 'listScripts' | 'createScript' | 'getScript' | 'deleteScript';

/** Specification section 9: 20 scripts per page. */
const PAGE_SIZE = 20;

const generateSchema = object({
  prompt: string().required().matches(/\S/, 'Please enter a prompt to generate a script'),
  project_id: string(),
}).noUnknown();

const createSchema = object({
  title: string().required().matches(/\S/, 'title is a required field'),
  description: string(),
  segments: array(object({ text: string().defined() }).noUnknown()).required(),
  tags: array(string().defined()),
  language: string().min(1),
  estimated_duration: number().min(0),
}).noUnknown();

const SORT_VALUES = {
  created_at: (script: ScriptRecord) => script.createdAt,
  title: (script: ScriptRecord) => script.title,
  word_count: (script: ScriptRecord) => script.wordCount,
} as const;

function toScript(script: ScriptRecord) {
  return {
    _id: script.id,
    id: script.id,
    title: script.title,
    description: script.description,
    segments: script.segments,
    text: scriptText(script),
    tags: script.tags,
    language: script.language,
    estimated_duration: script.estimatedDuration,
    word_count: script.wordCount,
    created_at: toTimestamp(script.createdAt),
    is_ai_generated: script.isAiGenerated,
  };
}

/** Specification section 7, scripts. */
export const scriptResolvers: Resolvers<ScriptOperation> = {
  async generateScript(call) {
    const { context } = call;
    const user = await requireUser(call);
    const { prompt, project_id: projectId } = await readJson(call, generateSchema);
    if (projectId !== undefined) await requireProject(call, user, projectId);
    const { writeScript } = await import('../generators/scripts/writeScript.ts');
    const written = writeScript(prompt);
    // The same prompt gives the same script; generating twice must not fill the library with copies.
    const own = await context.db.scripts.where({ userId: user.id }).toArray();
    const same = own.find((each) => each.isAiGenerated && scriptText(each) === scriptText(written));
    const script =
      same ??
      newScript(
        context.newId('scr'),
        user.id,
        { ...written, language: 'en', isAiGenerated: true },
        context.now(),
      );
    if (!same) await context.db.scripts.add(script);
    return { status: 200, body: toScript(script) };
  },

  async listScripts(call) {
    const user = await requireUser(call);
    const page = readPage(call, 'page_size', PAGE_SIZE) ?? { page: 1, size: PAGE_SIZE };
    const sorts = ['created_at', 'title', 'word_count'] as const;
    const sort = readChoice(call, 'sort_by', sorts) ?? 'created_at';
    const order = readChoice(call, 'sort_order', ['asc', 'desc'] as const) ?? 'desc';
    const search = call.query.get('search') ?? '';
    const tag = call.query.get('tag');
    const all = await call.context.db.scripts.where({ userId: user.id }).toArray();
    const found = all
      .filter(({ tags }) => tag === null || tags.includes(tag))
      .filter((script) =>
        matchesSearch(search, script.title, script.description, scriptText(script)),
      )
      .toSorted(compareBy(SORT_VALUES[sort], order));
    const { items, pages, total } = pageOf(found, page);
    return { status: 200, body: { items: items.map(toScript), pages, total } };
  },

  async createScript(call) {
    const { context } = call;
    const user = await requireUser(call);
    const body = await readJson(call, createSchema);
    const script = newScript(
      context.newId('scr'),
      user.id,
      {
        title: body.title.trim(),
        description: body.description ?? '',
        segments: body.segments,
        tags: body.tags ?? [],
        language: body.language ?? 'en',
        estimatedDuration: body.estimated_duration,
        isAiGenerated: false,
      },
      context.now(),
    );
    await context.db.scripts.add(script);
    return { status: 201, body: toScript(script) };
  },

  async getScript(call) {
    const user = await requireUser(call);
    const script = await call.context.db.scripts.get(param(call, 'id'));
    if (!script || script.userId !== user.id) throw notFound('script');
    return { status: 200, body: toScript(script) };
  },

  async deleteScript(call) {
    const user = await requireUser(call);
    const script = await call.context.db.scripts.get(param(call, 'id'));
    if (!script || script.userId !== user.id) throw notFound('script');
    // Projects keep their own copy of a linked script's text, so nothing is lost.
    await call.context.db.scripts.delete(script.id);
    return { status: 200, body: { status: 'success' } };
  },
};

import { array, object, string } from 'yup';
import type { BackendContext } from './context.ts';
import { matchesSearch, pageOf } from '../db/paging.ts';
import type { CustomRequestRecord } from '../db/records.ts';
import { fromAvatarRecord } from '../generators/avatars/avatarLibrary.ts';
import { presenterFromPrompt, VISUAL_STYLES } from '../generators/avatars/presenterFromPrompt.ts';
import { readChoice, readJson, readPage, requireUser, validate, type Resolvers } from './call.ts';
import { HttpProblem, invalidField, notFound } from './problem.ts';
import { requireProject } from './projectCall.ts';
import { toAvatar } from './avatars.wire.ts';

type AvatarOperation =
  'listAvatars' | 'requestCustomAvatar' | 'generateAvatarImage' | 'saveGeneratedAvatar';

/** Specification section 9: 12 avatars per page. */
const PAGE_SIZE = 12;

/** Fields of the Request Custom Avatar dialog (specification section 2). */
const requestSchema = object({
  name: string().required().matches(/\S/, 'name is a required field'),
  email: string().required().email('Please enter a valid email address'),
  description: string().required().matches(/\S/, 'description is a required field'),
  companyName: string(),
  phone: string(),
  industry: string().oneOf(['technology', 'healthcare', 'education', 'finance', 'retail', 'other']),
  budget: string().oneOf(['0-1000', '1000-5000', '5000-10000', '10000+']),
  requirements: string(),
  deadline: string().matches(/^\d{4}-\d{2}-\d{2}$/, 'deadline must be a day, YYYY-MM-DD'),
}).noUnknown();

const imageSchema = object({
  prompt: string().required().matches(/\S/, 'Please enter a prompt to generate an avatar'),
  visual_style: string().required().oneOf(VISUAL_STYLES),
  model: string().required(),
  project_id: string(),
}).noUnknown();

const saveSchema = object({
  trim_id: string().required(),
  name: string().required().matches(/\S/, 'Please provide a name for your avatar'),
  description: string().defined(),
  tags: array(string().defined()).required(),
  visibility: string()
    .required()
    .oneOf(['private', 'public'] as const),
  project_id: string(),
}).noUnknown();

interface LastDrawn {
  key: string;
  repeats: number;
}
const lastDrawn = new WeakMap<BackendContext, LastDrawn>();

/**
 * Counts how often the same image was requested in a row. Regenerate repeats the same call and expects
 * another figure; each visit starts with the same one.
 */
function countRepeats(context: BackendContext, key: string): number {
  const last = lastDrawn.get(context);
  const repeats = last?.key === key ? last.repeats + 1 : 0;
  lastDrawn.set(context, { key, repeats });
  return repeats;
}

/** Compares filter values, ignoring case and the kind of dash in age ranges. */
function isSame(wanted: string | null, value: string | null): boolean {
  const plain = (text: string): string => text.toLowerCase().replaceAll('–', '-');
  return wanted === null || (value !== null && plain(value) === plain(wanted));
}

/** Specification section 7, avatars. */
export const avatarResolvers: Resolvers<AvatarOperation> = {
  async listAvatars(call) {
    const { context, query } = call;
    const user = await requireUser(call);
    const page = readPage(call, 'limit', PAGE_SIZE);
    const categories = ['realistic', 'styled', 'custom'] as const;
    const category = readChoice(call, 'category', categories);
    const search = query.get('search') ?? '';
    const found = (await context.avatars.visibleTo(user.id)).filter(
      (avatar) =>
        isSame(category, avatar.category) &&
        isSame(query.get('gender'), avatar.gender) &&
        isSame(query.get('style'), avatar.style) &&
        isSame(query.get('age_range'), avatar.ageRange) &&
        isSame(query.get('ethnicity'), avatar.ethnicity) &&
        matchesSearch(search, avatar.name, avatar.description, avatar.style),
    );
    // Without a page, as the wizard calls it, the response lists every avatar that the user may see.
    const { items, pages, total } = pageOf(
      found,
      page ?? { page: 1, size: Math.max(1, found.length) },
    );
    const wire = await Promise.all(items.map((avatar) => toAvatar(context, avatar)));
    return { status: 200, body: { items: wire, pages, total } };
  },

  async requestCustomAvatar(call) {
    const { context, request } = call;
    const user = await requireUser(call);
    let form: FormData;
    try {
      form = await request.formData();
    } catch {
      request.signal.throwIfAborted();
      throw new HttpProblem(400, 'The request body is not a valid form.');
    }
    const files: Blob[] = [];
    const texts: Record<string, string> = {};
    for (const [name, value] of form) {
      if (typeof value === 'string') texts[name] = value;
      else if (name === 'files') files.push(value);
      else throw invalidField('body', name, 'Reference images belong in files');
    }
    const fields = await validate(requestSchema, texts);
    if (files.some(({ type }) => !type.startsWith('image/'))) {
      throw invalidField('body', 'files', 'Reference files must be images');
    }
    const record: CustomRequestRecord = {
      id: context.newId('req'),
      userId: user.id,
      fields: Object.fromEntries(
        Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
      ),
      files,
      createdAt: context.now(),
    };
    await context.db.customRequests.add(record);
    return {
      status: 201,
      body: { status: 'success', message: 'Request received.', id: record.id },
    };
  },

  async generateAvatarImage(call) {
    const { context } = call;
    const user = await requireUser(call);
    const body = await readJson(call, imageSchema);
    if (body.project_id !== undefined) await requireProject(call, user, body.project_id);
    const variation = countRepeats(context, `${user.id} ${body.visual_style} ${body.prompt}`);
    const figure = presenterFromPrompt(body.prompt, body.visual_style, variation);
    const id = context.newId('trim');
    await context.db.images.add({
      id,
      userId: user.id,
      prompt: body.prompt.trim(),
      ...figure,
      createdAt: context.now(),
    });
    return {
      status: 200,
      body: { image_url: await context.avatars.thumbnailOf(figure), trim_id: id },
    };
  },

  async saveGeneratedAvatar(call) {
    const { context } = call;
    const user = await requireUser(call);
    const body = await readJson(call, saveSchema);
    if (body.project_id !== undefined) await requireProject(call, user, body.project_id);
    const image = await context.db.images.get(body.trim_id);
    if (!image || image.userId !== user.id) throw notFound('image');
    const { presenter, scene, gender } = image;
    const at = context.now();
    const avatar = {
      id: context.newId('avt'),
      ownerId: user.id,
      name: body.name.trim(),
      description: body.description,
      tags: body.tags,
      visibility: body.visibility,
      ...{ presenter, scene, gender },
      createdAt: at,
      updatedAt: at,
    };
    await context.db.avatars.add(avatar);
    return { status: 201, body: await toAvatar(context, fromAvatarRecord(avatar)) };
  },
};

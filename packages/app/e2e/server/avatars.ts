import { fields, formOf, isMultipart, json, notFound, refusal, text } from './exchange.ts';
import type { Handler } from './handler.ts';
import { isFound, paged } from './lists.ts';
import type { Item } from './store.ts';

const NAMES = [
  ...['Aline', 'Bruno', 'Clara', 'Diego', 'Esme', 'Farid', 'Greta'],
  ...['Hugo', 'Ingrid', 'Joao', 'Kaya', 'Lars', 'Mina', 'Noor'],
];

function libraryOf(origin: string): Item[] {
  return NAMES.map((name, index) => ({
    _id: `avt_${name.toLowerCase()}`,
    name,
    gender: index % 2 === 0 ? 'female' : 'male',
    age_range: index % 3 === 0 ? '25-34' : '35-44',
    category: index % 4 === 3 ? 'styled' : 'realistic',
    style: 'business',
    ethnicity: 'european',
    thumbnail_url: `${origin}/media/picture.png`,
    preview_url: `${origin}/media/picture.png`,
    visibility: 'public',
    is_custom: false,
    created_at: '2025-05-02T09:00:00Z',
    updated_at: '2025-06-11T14:30:00Z',
  }));
}

/** Specification section 7, Avatars. */
export const avatars: Record<string, Handler> = {
  listAvatars: ({ request, store, account }) => {
    const { query } = request;
    const filters = ['category', 'gender', 'style', 'age_range', 'ethnicity'];
    const found = [...account.avatars, ...libraryOf(store.origin)].filter(
      (avatar) =>
        isFound(query.get('search'), avatar.name) &&
        filters.every((name) => query.get(name) === null || avatar[name] === query.get(name)),
    );
    return json(paged(found, request, 'limit'));
  },

  requestCustomAvatar: async ({ request }) => {
    if (!isMultipart(request)) return refusal(422, 'A form was expected.');
    const form = await formOf(request);
    const missing = ['name', 'email', 'description'].find((name) => !form.get(name));
    if (missing) return refusal(422, `${missing} is missing.`);
    return json({ status: 'success', message: 'Request received.' }, 201);
  },

  generateAvatarImage: ({ request, store }) => {
    if (text(fields(request).prompt).trim() === '') return refusal(422, 'A prompt is needed.');
    return json({
      image_url: `${store.origin}/media/picture.png`,
      trim_id: store.newId('trim'),
    });
  },

  saveGeneratedAvatar: ({ request, store, account }) => {
    const { trim_id, name, description, visibility } = fields(request);
    if (!/^trim_\d+$/.test(text(trim_id))) return notFound;
    const avatar: Item = {
      _id: store.newId('avt'),
      ...{ name, description, visibility, category: 'custom', is_custom: true },
      thumbnail_url: `${store.origin}/media/picture.png`,
      created_at: new Date().toISOString(),
      updated_at: new Date().toISOString(),
    };
    account.avatars.unshift(avatar);
    return json(avatar, 201);
  },
};

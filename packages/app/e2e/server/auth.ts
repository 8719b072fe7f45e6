import { empty, fields, json, refusal, text } from './exchange.ts';
import type { Handler, PublicHandler } from './handler.ts';
import type { Account } from './store.ts';

const userOf = (origin: string, { username, name, email, isBetaUser }: Account) => ({
  username,
  name,
  email,
  isBetaUser,
  avatar: `${origin}/media/picture.png`,
});

const invalid = (field: string, msg: string) =>
  json({ detail: [{ loc: ['body', field], msg, type: 'value_error' }] }, 422);

/** Calls without a token (specification section 7, Auth). */
export const publicAuth: Record<string, PublicHandler> = {
  register: ({ request, store }) => {
    const { username, email, password } = fields(request);
    if (text(username).trim() === '') return invalid('username', 'field required');
    if (!/^[^@\s]+@[^@\s]+$/.test(text(email))) return invalid('email', 'not an email address');
    if (text(password).length < 8) return invalid('password', 'at least 8 characters');
    const isTaken = store.accounts.some(
      (account) => account.username === username || account.email === email,
    );
    if (isTaken) return refusal(409, 'Username or email already exists');
    const account = store.addAccount({
      username: text(username),
      email: text(email),
      password: text(password),
    });
    return json(userOf(store.origin, account), 201);
  },

  login: ({ request, store }) => {
    const { identifier, password } = fields(request);
    const account = store.accounts.find(
      (one) =>
        (one.username === identifier || one.email === identifier) && one.password === password,
    );
    if (!account) return refusal(401, 'Incorrect username or password.');
    return json(store.signIn(account));
  },

  refreshTokens: ({ request, store }) => {
    const type = request.headers.get('content-type') ?? '';
    if (!type.startsWith('application/x-www-form-urlencoded')) {
      return refusal(422, 'A form was expected.');
    }
    const form = new URLSearchParams(request.body.toString('utf8'));
    const pair = store.refresh(form.get('refresh_token') ?? '');
    return pair ? json(pair) : refusal(401, 'The refresh token has expired.');
  },
};

export const auth: Record<string, Handler> = {
  getCurrentUser: ({ store, account }) => json(userOf(store.origin, account)),
  logout: ({ request, store }) => {
    store.signOut(request.token);
    return empty;
  },
};

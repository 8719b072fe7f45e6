import { object, string } from 'yup';
import type { BackendContext } from './context.ts';
import type { UserRecord } from '../db/records.ts';
import type { TokenPair } from '../db/tokens.ts';
import { bearerOf, readJson, requireUser, type Resolvers } from './call.ts';
import { HttpProblem, invalidField } from './problem.ts';

type AuthOperation = 'register' | 'login' | 'refreshTokens' | 'logout' | 'getCurrentUser';

const registerSchema = object({
  username: string().required('Username is required').matches(/\S/, 'Username is required'),
  email: string().required('Email is required').email('Please enter a valid email address'),
  password: string()
    .required('Password is required')
    .min(8, 'Password must be at least 8 characters long'),
}).noUnknown();

const loginSchema = object({
  identifier: string().required().matches(/\S/, 'identifier is a required field'),
  password: string().required(),
}).noUnknown();

async function toUser(user: UserRecord, { avatars }: BackendContext) {
  return {
    username: user.username,
    name: user.name,
    email: user.email,
    avatar: user.portrait === null ? null : await avatars.portraitOf(user.portrait),
    isBetaUser: user.isBetaUser,
  };
}

function toTokens({ accessToken, refreshToken }: TokenPair) {
  return { access_token: accessToken, refresh_token: refreshToken, token_type: 'bearer' };
}

/** Specification sections 5 and 8: registration, sign-in, tokens. */
export const authResolvers: Resolvers<AuthOperation> = {
  async register(call) {
    const account = await readJson(call, registerSchema);
    const user = await call.context.accounts.add(account);
    if (!user) throw new HttpProblem(409, 'Username or email already exists');
    return { status: 201, body: await toUser(user, call.context) };
  },

  async login(call) {
    const { identifier, password } = await readJson(call, loginSchema);
    const user = await call.context.accounts.signIn(identifier, password);
    if (!user) throw new HttpProblem(401, 'Incorrect username or password.');
    return { status: 200, body: toTokens(await call.context.tokens.issue(user.id)) };
  },

  async refreshTokens({ context, request }) {
    const form = new URLSearchParams(await request.text());
    const token = form.get('refresh_token') ?? '';
    if (token === '') throw invalidField('body', 'refresh_token', 'refresh_token is required');
    const pair = await context.tokens.rotate(token);
    if (!pair) throw new HttpProblem(401, 'The refresh token is no longer valid.');
    return { status: 200, body: toTokens(pair) };
  },

  async logout(call) {
    await requireUser(call);
    const token = bearerOf(call.request);
    if (token !== null) await call.context.tokens.revoke(token);
    return { status: 200, body: { message: 'Signed out.' } };
  },

  async getCurrentUser(call) {
    return { status: 200, body: await toUser(await requireUser(call), call.context) };
  },
};

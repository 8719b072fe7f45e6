import { ValidationError, type InferType, type Schema } from 'yup';
import type { Answer, OperationId } from '@lectern/api-client/contract';
import type { BackendContext } from './context.ts';
import type { UserRecord } from '../db/records.ts';
import { HttpProblem, invalidField, unauthorized, type FieldProblem } from './problem.ts';
import type { PageRequest } from '../db/paging.ts';

/** A request as it passes through a handler. */
export interface Call {
  context: BackendContext;
  request: Request;
  /** Path parameters by name, decoded. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
}

/** The server's behaviour at one endpoint. Throws `HttpProblem` to reject a request. */
export type Resolver<Id extends OperationId> = (call: Call) => Promise<Answer<Id>>;

/** The behaviour of several endpoints; a body that the contract does not allow does not compile. */
export type Resolvers<Ids extends OperationId> = { readonly [Id in Ids]: Resolver<Id> };

/** The bearer token of a request, or null. */
export function bearerOf(request: Request): string | null {
  const match = /^Bearer\s+(\S+)$/i.exec(request.headers.get('Authorization') ?? '');
  return match?.[1] ?? null;
}

/**
 * Returns the signed-in user.
 *
 * @throws `HttpProblem` 401 without a valid token, unless the context signs everyone in.
 */
export async function requireUser({ context, request }: Call): Promise<UserRecord> {
  const token = bearerOf(request);
  if (token === null && context.signedInAs !== null) {
    const user = await context.accounts.findByUsername(context.signedInAs);
    if (user) return user;
  }
  const user = token === null ? null : await context.tokens.userOf(token);
  if (!user) throw unauthorized();
  return user;
}

/** Returns a path parameter. Every template names it, so a missing one is a bug in the handler. */
export function param({ params }: Call, name: string): string {
  const value = params[name];
  if (value === undefined) throw new Error(`The path has no parameter ${name}`);
  return value;
}

function toFieldProblems(error: ValidationError): FieldProblem[] {
  const causes = error.inner.length > 0 ? error.inner : [error];
  return causes.map(({ path, params, message, type }) => {
    const unknown = typeof params?.['unknown'] === 'string' ? params['unknown'].split(', ')[0] : '';
    const steps = [path ?? '', unknown ?? ''].join('.').split(/[.[\]]+/);
    const loc = steps
      .filter((step) => step !== '')
      .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    return { loc: ['body', ...loc], msg: message, type: `value_error.${type ?? 'invalid'}` };
  });
}

/** @throws `HttpProblem` 422 with one entry per field. */
export async function validate<S extends Schema>(schema: S, value: unknown): Promise<InferType<S>> {
  try {
    return await schema.validate(value, { strict: true, abortEarly: false });
  } catch (cause) {
    if (cause instanceof ValidationError) throw new HttpProblem(422, toFieldProblems(cause));
    throw cause;
  }
}

/**
 * Reads the JSON body. @throws `HttpProblem` 400 when it is not a JSON object, 422 when a field is invalid.
 */
export async function readJson<S extends Schema>(call: Call, schema: S): Promise<InferType<S>> {
  let body: unknown;
  try {
    body = await call.request.json();
  } catch {
    call.request.signal.throwIfAborted();
    throw new HttpProblem(400, 'The request body is not valid JSON.');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpProblem(400, 'The request body is not a JSON object.');
  }
  return validate(schema, body);
}

function positiveInteger({ query }: Call, name: string): number | null {
  const text = query.get(name);
  if (text === null) return null;
  if (!/^[1-9]\d{0,8}$/.test(text)) {
    throw invalidField('query', name, `${name} must be a whole number from 1`);
  }
  return Number(text);
}

/** Returns the page that the query requests, or null. @throws `HttpProblem` 422. */
export function readPage(
  call: Call,
  sizeName: 'limit' | 'page_size',
  defaultSize: number,
): PageRequest | null {
  const page = positiveInteger(call, 'page');
  const size = positiveInteger(call, sizeName);
  if (page === null && size === null) return null;
  return { page: page ?? 1, size: size ?? defaultSize };
}

/** Reads a query value from a closed set. @throws `HttpProblem` 422 for any other value. */
export function readChoice<T extends string>(
  { query }: Call,
  name: string,
  choices: readonly T[],
): T | null {
  const text = query.get(name);
  if (text === null) return null;
  const choice = choices.find((each) => each === text);
  if (choice === undefined) {
    throw invalidField('query', name, `${name} must be one of ${choices.join(', ')}`);
  }
  return choice;
}

import { parse } from 'yaml';
import { openapiText } from './openapiText.mjs';

interface Reference {
  $ref: string;
}

interface Example {
  value: unknown;
}

/** One content type of a body: its schema, and the encoding of its parts. */
export interface MediaType {
  schema: object;
  encoding?: Record<string, { contentType: string }>;
  examples?: Record<string, Example | Reference>;
}

interface ContractParameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema: object;
}

interface ContractAnswer {
  content?: Record<string, MediaType>;
}

interface OperationItem {
  operationId: string;
  security?: object[];
  parameters?: (ContractParameter | Reference)[];
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, ContractAnswer | Reference>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

type PathItem = { parameters?: (ContractParameter | Reference)[] } & Partial<
  Record<(typeof METHODS)[number], OperationItem>
>;

interface ContractDocument {
  paths: Record<string, PathItem>;
  components: {
    parameters: Record<string, ContractParameter>;
    responses: Record<string, ContractAnswer>;
    schemas: Record<string, object>;
    examples: Record<string, Example>;
  };
}

/** One operation of `openapi.yaml` with its references resolved. */
export interface Operation {
  /** The contract's `operationId`. */
  id: string;
  /** In upper case. */
  method: string;
  /** Path relative to the base URL, such as `/projects/{id}`. */
  template: string;
  /** False for calls made without the Authorization header. */
  isAuthenticated: boolean;
  /** Schemas of the path and query parameters, as objects. */
  parameters: Record<ContractParameter['in'], object>;
  /** Content types of the request's body; null if none is sent. */
  body: Record<string, MediaType> | null;
  /** Content types of each response by status; null if it has no body. */
  answers: ReadonlyMap<number, Record<string, MediaType> | null>;
}

const SCHEMAS = '#/components/schemas/';

/**
 * Adapts references and files: the validator knows shared schemas by name, and a file arrives as an object,
 * not as the text that the contract's notation calls it.
 */
function revive(key: unknown, value: unknown): unknown {
  if (key === '$ref' && typeof value === 'string') return value.replace(SCHEMAS, '');
  const isFile =
    typeof value === 'object' && value !== null && Reflect.get(value, 'format') === 'binary';
  return isFile ? { isFile: true } : value;
}

const { paths, components }: ContractDocument = parse(openapiText, revive);

/** The schemas under `components`, by name. */
export const SHARED_SCHEMAS: Readonly<Record<string, object>> = components.schemas;

function resolve<T extends object>(shared: Record<string, T>, value: T | Reference): T {
  if (!('$ref' in value)) return value;
  const found = shared[value.$ref.replace(/^.*\//, '')];
  if (!found) throw new Error(`The contract has no ${value.$ref}`);
  return found;
}

/** The examples of a content type, by name. */
export function examplesOf({ examples = {} }: MediaType): [name: string, value: unknown][] {
  return Object.entries(examples).map(([name, example]) => [
    name,
    resolve(components.examples, example).value,
  ]);
}

function toSchema(parameters: ContractParameter[]): object {
  return {
    type: 'object',
    additionalProperties: false,
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  };
}

function toOperation(
  template: string,
  method: string,
  path: PathItem,
  item: OperationItem,
): Operation {
  const { operationId, security, requestBody, responses } = item;
  const parameters = [...(path.parameters ?? []), ...(item.parameters ?? [])].map((each) =>
    resolve(components.parameters, each),
  );
  return {
    id: operationId,
    method: method.toUpperCase(),
    template,
    isAuthenticated: security?.length !== 0,
    parameters: {
      path: toSchema(parameters.filter((each) => each.in === 'path')),
      query: toSchema(parameters.filter((each) => each.in === 'query')),
    },
    body: requestBody?.content ?? null,
    answers: new Map(
      Object.entries(responses).map(([status, answer]) => [
        Number(status),
        resolve(components.responses, answer).content ?? null,
      ]),
    ),
  };
}

/** Every operation of the contract, in order. */
export const CONTRACT_OPERATIONS: readonly Operation[] = Object.entries(paths).flatMap(
  ([template, path]) =>
    METHODS.flatMap((method) => {
      const item = path[method];
      return item ? [toOperation(template, method, path, item)] : [];
    }),
);

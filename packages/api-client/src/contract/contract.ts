/** The contract as types: the requests and responses of each operation in `openapi.yaml`. */
import { type components, OPERATIONS, type operations } from './contract.gen.ts';

export * from './contract.gen.ts';

/** The contract's `operationId`. */
export type OperationId = keyof typeof OPERATIONS;

/** Every operation ID; concrete paths come before templated ones. */
export const OPERATION_IDS = Object.keys(OPERATIONS) as OperationId[];

/** The records of the API by name: `Wire['Project']`. */
export type Wire = components['schemas'];

type Responses<Id extends OperationId> = operations[Id]['responses'];
type Content<Message> = Message extends { content: infer Body } ? Body[keyof Body] : never;
type Success = 200 | 201 | 202 | 204;

/** The statuses with which an operation succeeds. */
export type SuccessStatus<Id extends OperationId> = Extract<keyof Responses<Id>, Success>;

/** The statuses with which an operation fails. */
export type FailureStatus<Id extends OperationId> = Exclude<keyof Responses<Id>, Success>;

/** The bodies of an operation's responses: those of its success, unless statuses are named. */
export type AnswerBody<
  Id extends OperationId,
  Status extends keyof Responses<Id> = SuccessStatus<Id>,
> = { [S in Status]: Content<Responses<Id>[S]> }[Status];

/** A response of an operation: one of its statuses with the matching body; a 204 has none. */
export type Answer<Id extends OperationId> = Id extends OperationId
  ? {
      [S in keyof Responses<Id>]: { status: S; body: S extends 204 ? null : AnswerBody<Id, S> };
    }[keyof Responses<Id>]
  : never;

/** The parameter names of an operation's query. */
export type QueryName<Id extends OperationId> = string &
  keyof NonNullable<operations[Id]['parameters']['query']>;

/** The parameter names in an operation's path. */
export type PathName<Id extends OperationId> = string &
  keyof NonNullable<operations[Id]['parameters']['path']>;

/** The JSON or form that an operation accepts. */
export type SentBody<Id extends OperationId> = operations[Id] extends { requestBody: infer Body }
  ? Content<Body>
  : never;

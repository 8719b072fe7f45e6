/** One entry of a validation response: the field, and what is wrong with it (specification section 8). */
export interface FieldProblem {
  loc: (string | number)[];
  msg: string;
  type: string;
}

/** A deliberate rejection, thrown anywhere below a handler, which turns it into a response. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  readonly detail: string | FieldProblem[];

  constructor(status: number, detail: string | FieldProblem[]) {
    super(typeof detail === 'string' ? detail : detail.map(({ msg }) => msg).join('; '));
    this.status = status;
    this.detail = detail;
  }

  toResponse(): Response {
    return Response.json({ detail: this.detail }, { status: this.status });
  }
}

/** 404: the id matches nothing that the user may see; `what` is the noun, such as 'project'. */
export function notFound(what: string): HttpProblem {
  return new HttpProblem(404, `This ${what} does not exist.`);
}

/** 422 for one field of the body or the query. */
export function invalidField(place: 'body' | 'query', field: string, msg: string): HttpProblem {
  return new HttpProblem(422, [{ loc: [place, field], msg, type: 'value_error' }]);
}

/** 401 (specification section 8, Token handling). */
export function unauthorized(): HttpProblem {
  return new HttpProblem(401, 'Could not validate credentials.');
}

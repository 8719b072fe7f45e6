import { answerFaults, requestFaults } from '@lectern/api-client/testing';
import { type Exchange, formOf, isMultipart } from '../server/exchange.ts';

/** What the contract has against the exchanges of a test, request by request. */
export async function contractFaults(exchanges: readonly Exchange[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { request, answer } of exchanges) {
    const { method, headers } = request;
    const search = request.query.toString();
    const url = search === '' ? request.path : `${request.path}?${search}`;
    const isForm = isMultipart(request);
    const body = isForm ? await formOf(request) : request.body.toString('utf8') || null;
    // The boundary is the browser's own doing.
    if (isForm) headers.delete('content-type');
    faults.push(...requestFaults({ method, url, headers, body }, { mayLackToken: true }));
    if (answer?.kind === 'whole') {
      const { status, type } = answer;
      faults.push(
        ...answerFaults({ method, url }, { status, contentType: type, body: String(answer.body) }),
      );
    }
  }
  return faults;
}

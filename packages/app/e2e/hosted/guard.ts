import { answerFaults, requestFaults } from '@lectern/api-client/testing';
import { type Exchange, toRequest } from './backend/http.ts';

/** Returns the contract violations in a test's exchanges, request by request. */
export async function contractFaults(exchanges: readonly Exchange[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { request, answer } of exchanges) {
    const { method } = request;
    const search = request.query.toString();
    const url = search === '' ? request.path : `${request.path}?${search}`;
    const headers = new Headers(request.headers);
    const isForm = headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
    // The browser chooses the boundary.
    if (isForm) headers.delete('content-type');
    const body = isForm ? await toRequest(request).formData() : request.body.toString() || null;
    faults.push(...requestFaults({ method, url, headers, body }, { mayLackToken: true }));
    if (!answer) continue;
    const contentType = answer.headers.get('content-type');
    const read = { status: answer.status, contentType, body: await answer.text() };
    faults.push(...answerFaults({ method, url }, read));
  }
  return faults;
}

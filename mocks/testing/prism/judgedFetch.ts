/** The prefix of Prism's error types, by which its own responses differ from those of the contract. */
const OF_PRISM = 'https://stoplight.io/prism/errors#';

/**
 * Leaves out the files of a form: Prism reads a list in a form as one text and would reject it. The unit
 * tests check the files.
 */
function withoutFiles(form: FormData): FormData {
  const rest = new FormData();
  for (const [name, value] of form) if (name !== 'files') rest.append(name, value);
  return rest;
}

/**
 * Creates a `fetch` that goes through Prism. Its complaints, about requests or responses, are recorded as
 * `METHOD path: why`.
 *
 * @param headers sent to Prism with every request
 */
export function createJudgedFetch(prism: string, headers: Record<string, string> = {}) {
  const faults: string[] = [];
  const judged: typeof fetch = async (input, init = {}) => {
    const path = String(input instanceof Request ? input.url : input).replace(/^.*?\/api/, '');
    const sent = new Headers(init.headers);
    for (const [name, value] of Object.entries(headers)) sent.set(name, value);
    const body = init.body instanceof FormData ? withoutFiles(init.body) : init.body;
    const response = await fetch(`${prism}${path}`, { ...init, body: body ?? null, headers: sent });
    const text = await response.clone().text();
    const fault = text.includes(OF_PRISM) ? text : response.headers.get('sl-violations');
    if (fault !== null) faults.push(`${init.method ?? 'GET'} ${path}: ${fault}`);
    return response;
  };
  return { fetch: judged, faults };
}

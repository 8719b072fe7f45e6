/** Whole answers outside the contract, for the `odd` variant of an endpoint's mock. */

/** A page that a proxy sends in the server's place. */
export const htmlPage = (status = 200) =>
  new Response('<!doctype html><html><body>Gateway</body></html>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });

/** 204. */
export const noBody = () => new Response(null, { status: 204 });

/** Breaks off before the length that it announces. */
export const cutOffJson = () =>
  new Response('{"items":', {
    headers: { 'Content-Type': 'application/json', 'Content-Length': '100' },
  });

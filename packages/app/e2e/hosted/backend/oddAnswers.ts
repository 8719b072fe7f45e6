/** Complete responses outside the contract, for the `odd` variant of an endpoint's mock. */

/** A page sent by a proxy instead of the server. */
export const htmlPage = (status = 200) =>
  new Response('<!doctype html><html><body>Gateway</body></html>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });

/** A 204 without a body. */
export const noBody = () => new Response(null, { status: 204 });

/** A body that ends before its announced length. */
export const cutOffJson = () =>
  new Response('{"items":', {
    headers: { 'Content-Type': 'application/json', 'Content-Length': '100' },
  });

/** Logs a fault of the backend itself, and returns the server's response to it: a 500 with JSON. */
export function unexpectedFailure(cause: unknown): Response {
  // Errors of Dexie are not native: once minified, a browser shows one as 'r', without name or message.
  console.error(`The embedded backend failed. ${String(cause)}`, cause);
  return Response.json({ detail: 'The embedded backend failed.' }, { status: 500 });
}

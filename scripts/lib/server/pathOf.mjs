/**
 * The path of a request. Never throws: a target such as `//` or `*%00` could not be resolved against a base,
 * and one such request would end the server.
 *
 * @param {import('node:http').IncomingMessage} request
 */
export const pathOf = ({ url = '/' }) =>
  new URL(`http://localhost/${url.replace(/^(?:[a-z]+:\/\/[^/?#]*)?\/?/i, '')}`).pathname;

/**
 * The path of a request. Never throws: resolving a target such as `//` against a base would, and one such
 * request would end the server.
 *
 * @param {import('node:http').IncomingMessage} request
 */
export const pathOf = ({ url = '/' }) => new URL(`http://localhost${url}`).pathname;

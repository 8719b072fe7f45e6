import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export interface StaticServerOptions {
  folder: string;
  headers?: Record<string, string>;
  answer?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

export function createStaticServer(options: StaticServerOptions): Server;
export function listen(
  server: Server,
  port: number,
  options?: { isFixed?: boolean; host?: string },
): Promise<number>;

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveBackend } from '../../mocks/http.ts';

/** A server that does nothing but answer with so many bytes. */
export async function serveConstant(bytes: number): Promise<string> {
  const body = Buffer.alloc(bytes, 'x');
  const server = createServer((_, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'application/vnd.api+json', 'content-length': body.length }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** As `npm run backend` serves it. */
export const serveOurs = async (): Promise<string> => (await serveBackend()).url;

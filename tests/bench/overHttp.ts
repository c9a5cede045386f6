import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as middlewareServer } from '@mswjs/http-middleware';
import { createBackend } from '../../mocks/backend.ts';
import { memoryStorage } from '../../mocks/drupal/storage.ts';
import { serveBackend } from '../../mocks/http.ts';

const getAddress = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const listening = (server: Server) =>
  new Promise<string>((done) => server.once('listening', () => done(getAddress(server))));

/** A server that does nothing but answer with so many bytes. */
export const serveConstant = (bytes: number): Promise<string> => {
  const body = Buffer.alloc(bytes, 'x');
  const server = createServer((_, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'application/vnd.api+json', 'content-length': body.length }).end(body);
  });
  return listening(server.listen(0, '127.0.0.1'));
};

/** The same handlers behind msw's own middleware for express. */
export const serveByMiddleware = (): Promise<string> => {
  const { handlers } = createBackend({ storage: memoryStorage() });
  return listening(middlewareServer(...handlers).listen(0, '127.0.0.1'));
};

/** As `npm run backend` serves it. */
export const serveOurs = async (): Promise<string> => (await serveBackend()).url;

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { isBackendCall } from '../../../deploy/backendPaths.ts';

const HOST = '127.0.0.1';
/** Level of gzip for answers of the backend: what nginx is commonly set to. */
const COMPRESSION_LEVEL = 6;

/** Belongs to one connection, and not to what it carries. */
const HOP_BY_HOP_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/** Hands a call on as it came, and its answer back: packed where it is text that is not packed yet. */
function forward(incoming: IncomingMessage, outgoing: ServerResponse, to: string): void {
  const requestPath = request(to + incoming.url, { method: incoming.method, headers: incoming.headers }, (response) => {
    const parts: Buffer[] = [];
    response.on('data', (part: Buffer) => parts.push(part));
    response.once('end', () => {
      const body = Buffer.concat(parts);
      const headers = Object.fromEntries(
        Object.entries(response.headers).filter(([name]) => !HOP_BY_HOP_HEADERS.includes(name)),
      );
      const isPlain = /^text|json|xml/.test(headers['content-type']?.toString() ?? '') && !headers['content-encoding'];
      const sent = isPlain && incoming.method !== 'HEAD' ? gzipSync(body, { level: COMPRESSION_LEVEL }) : body;
      if (sent !== body) headers['content-encoding'] = 'gzip';
      outgoing.writeHead(response.statusCode ?? 502, { ...headers, 'content-length': sent.length }).end(sent);
    });
  });
  requestPath.once('error', () => outgoing.writeHead(502, { 'content-type': 'text/plain' }).end('Nobody answers\n'));
  incoming.pipe(requestPath);
}

/**
 * The store and its backend on one origin, as a deployment has them: files from `store`, calls from `backend`, text
 * packed. Both are addresses without a slash at their ends. Rejects where the port is taken.
 */
export async function createFrontServer({ store, backend, port }: { store: string; backend: string; port: number }) {
  const server = createServer((incoming, outgoing) => {
    const [pathname = ''] = (incoming.url ?? '').split('?');
    // Pictures are the build's here, for they are drawn when they are requested.
    forward(incoming, outgoing, isBackendCall(pathname) ? backend : store);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, HOST, resolve));
  return {
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

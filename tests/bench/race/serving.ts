import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

const HOST = '127.0.0.1';
/** What one server has already packed, by where it lies and what it held. */
const PACKED_AT = 6;

/** Belongs to one connection, and not to what it carries. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/**
 * Whether the store's files answer: a page asks for files as what they are to it, and for data by `fetch`, which a
 * browser marks as 'empty'. What no browser asks (Lighthouse for robots.txt) is a file, too.
 */
function isFile({ method, headers, url = '/' }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (url.startsWith('/sites/default/files/') || url.startsWith('/assets/')) return true;
  const dest = headers['sec-fetch-dest'];
  return dest ? dest !== 'empty' : !/json/.test(headers.accept ?? '');
}

/** Hands a call on as it came, and its answer back: packed where it is text that is not packed yet. */
function handOn(incoming: IncomingMessage, outgoing: ServerResponse, to: string): void {
  const asked = request(to + incoming.url, { method: incoming.method, headers: incoming.headers }, (answer) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.once('end', () => {
      const body = Buffer.concat(parts);
      const headers = Object.fromEntries(
        Object.entries(answer.headers).filter(([name]) => !OF_THE_CONNECTION.includes(name)),
      );
      const isPlain = /^text|json|xml/.test(headers['content-type']?.toString() ?? '') && !headers['content-encoding'];
      const sent = isPlain && incoming.method !== 'HEAD' ? gzipSync(body, { level: PACKED_AT }) : body;
      if (sent !== body) headers['content-encoding'] = 'gzip';
      outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': sent.length }).end(sent);
    });
  });
  asked.once('error', () => outgoing.writeHead(502, { 'content-type': 'text/plain' }).end('Nobody answers\n'));
  incoming.pipe(asked);
}

/**
 * The store and its backend on one origin, as a deployment has them: files from `store`, data from `backend`, text
 * packed. Both are addresses without a slash at their ends, and so is `url`.
 */
export async function front({ store, backend }: { store: string; backend: string }) {
  const server = createServer((incoming, outgoing) => handOn(incoming, outgoing, isFile(incoming) ? store : backend));
  await new Promise<void>((done) => server.listen(0, HOST, done));
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

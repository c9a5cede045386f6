import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getResponse, type RequestHandler } from 'msw';
import { createBackend, type EmbeddedBackend } from './backend.ts';
import { memoryStorage } from './drupal/storage.ts';

const HOST = '127.0.0.1';

/** The largest body that is read at all, in bytes; what the backend takes of it is for the backend to say. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;

/**
 * How long a connection may be idle, in ms: longer than nginx (60 s) and Node's fetch keep theirs. Were it shorter, a request could
 * go out on a connection that is closed at that moment, and fail.
 */
const KEEP_ALIVE_MS = 75_000;

export type ServedBackend = EmbeddedBackend & {
  /** Without a slash at its end. */
  url: string;
  /** Takes no more calls, answers those that have begun, and resolves when the port is free. */
  close(): Promise<void>;
};

type Options = Partial<Parameters<typeof createBackend>[0]> & {
  /** 0 takes a free one. */
  port?: number;
};

/**
 * Serves the backend over HTTP on this machine alone, with its data in memory: the calls and what was uploaded, no
 * pages, no test gateway and no pictures of the catalogue. Rejects where the port cannot be used.
 */
export async function serveBackend({ port = 0, ...options }: Options = {}): Promise<ServedBackend> {
  const backend = createBackend({ storage: memoryStorage(), testGateway: false, ...options });
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS },
    (incoming, outgoing) => void handleRequest(backend.handlers, incoming, outgoing),
  );
  await listen(server, port);
  const url = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  return { ...backend, url, close: () => close(server) };
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });

async function handleRequest(
  handlers: RequestHandler[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    const request = await getRequest(incoming);
    const response = request && (await getResponse(handlers, request));
    if (response) await write(response, incoming, outgoing);
    else writeText(outgoing, request ? 404 : 413, request ? 'Not found\n' : 'Too large\n');
  } catch (error) {
    // a client that went away, or an address that is none
    if (!outgoing.headersSent) writeText(outgoing, 400, 'Bad request\n');
    else outgoing.destroy(error as Error);
  }
}

const writeText = (outgoing: ServerResponse, status: number, text: string) =>
  outgoing.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'content-length': text.length }).end(text);

/** The same request as the Fetch standard has it; undefined where its body is too large. Throws for an address that is none. */
async function getRequest(incoming: IncomingMessage): Promise<Request | undefined> {
  const { method = 'GET', headers, url = '/' } = incoming;
  // Behind a proxy the store is called as that one is.
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  const address = new URL(`${scheme}://${headers.host ?? HOST}${url.startsWith('/') ? url : `/${url}`}`);
  // whatever may be read may be requested without its body
  const effectiveMethod = method === 'HEAD' ? 'GET' : method;
  const body = effectiveMethod === 'GET' ? undefined : await readBody(incoming);
  if (body === null) return undefined;
  return new Request(address, { method: effectiveMethod, headers: getHeaders(incoming), ...(body ? { body } : {}) });
}

function getHeaders({ rawHeaders }: IncomingMessage): [string, string][] {
  const pairs: [string, string][] = [];
  for (let index = 0; index < rawHeaders.length; index += 2)
    pairs.push([rawHeaders[index] as string, rawHeaders[index + 1] as string]);
  return pairs;
}

/** The body in full, undefined for none, null for one that is too large; that one is read to its end, so that the answer is. */
async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of incoming) {
    length += (part as Buffer).length;
    if (length <= MAX_BODY_BYTES) parts.push(part as Buffer);
    else parts.length = 0;
  }
  if (length > MAX_BODY_BYTES) return null;
  return length === 0 ? undefined : Buffer.concat(parts);
}

async function write(response: Response, { method }: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const body = response.body === null ? undefined : await getBytes(response.body);
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  if (response.status !== 204) headers['content-length'] = String(body?.length ?? 0);
  outgoing.writeHead(response.status, headers).end(method === 'HEAD' ? undefined : body);
}

/** The bytes of a body, which mostly come in one piece. */
async function getBytes(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  return parts.length === 1 ? (parts[0] as Uint8Array) : Buffer.concat(parts);
}

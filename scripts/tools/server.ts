import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { getPagePath } from '../../src/domain/pagePath.ts';
import { listFiles } from './listFiles.ts';
import { ROOT } from './processes.ts';

const HOST = '127.0.0.1';
const DIST = join(ROOT, 'dist');

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
const isText = (type: string) => /^text|json|xml/.test(type);

/** The files below a folder by the address that asks for them. Only what is listed is ever read, so no address leads out. */
const mapFiles = (folder: string) =>
  new Map(listFiles(folder).map((name) => [`/${name.split(sep).join('/')}`, join(folder, name)]));

/** The path of what an address asks for, decoded; a malformed one stays as it is, for the store shows its own page for it. */
function getPath(url: string) {
  const [pathname = '', search = ''] = url.split(/[?#]/);
  const path = getPagePath({ pathname, search });
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The address of the file that answers a path: itself, the page written out for it, or the shell, which draws any page in the
 * browser, such as one of what the shop sells since the build; null for a file that is not there. A build without pages has
 * its first page for a shell.
 */
function findFile(path: string, files: ReadonlyMap<string, string>) {
  if (files.has(path)) return path;
  const page = `${path.replace(/\/$/, '')}/index.html`;
  if (files.has(page)) return page;
  const isAsset = TYPES[extname(path)] && extname(path) !== '.html';
  if (isAsset) return null;
  return files.has('/shell.html') ? '/shell.html' : '/index.html';
}

/** Vite names what is below assets/ by its content, so it never changes; all else is requested again each time. */
const getCaching = (path: string) =>
  /^\/(charts\/)?assets\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

type Options = { folder?: string; port?: number; picture?: (path: string) => Promise<Buffer | null> };
export type StaticServer = { url: string; close: () => Promise<void> };

/**
 * Serves a built store on 127.0.0.1. Port 0 takes a free one; `picture` draws a picture that was left out of the build by
 * its address, and gives null for any other address. Gives the address without a slash at its end, and how to stop. Rejects with an Error of one sentence where the port is taken or nothing is built.
 */
export async function serve({
  folder = DIST,
  port = 0,
  picture = async () => null,
}: Options = {}): Promise<StaticServer> {
  const files = existsSync(folder) ? mapFiles(folder) : new Map<string, string>();
  if (!files.has('/index.html')) throw new Error(`There is no built store in ${folder}: run npm run build first.`);

  const zipped = new Map<string, Buffer>();
  const zip = (path: string, body: Buffer) => {
    const known = zipped.get(path) ?? gzipSync(body);
    zipped.set(path, known);
    return known;
  };
  const pictureAt = (path: string) =>
    path.startsWith('/sites/default/files/') && !files.has(path) ? picture(path).catch(() => null) : null;

  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { allow: 'GET, HEAD' }).end();
    const { url = '/' } = request;
    const requestPath = getPath(url);
    // The visualiser may stand anywhere: its pages name their files from where they are.
    if (requestPath === '/charts')
      return response.writeHead(308, { location: url.replace('/charts', '/charts/') }).end();
    const picture = await pictureAt(requestPath);
    const path = picture ? requestPath : findFile(requestPath, files);
    if (path === null) return response.writeHead(404, { 'content-type': TYPES['.txt'] }).end('Not found\n');

    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const name = files.get(path) ?? '';
    let file: Buffer;
    try {
      file = picture ?? readFileSync(name);
    } catch {
      // a new build has taken the place of the one that is served
      return response.writeHead(404, { 'content-type': TYPES['.txt'] }).end('Not found: start again after a build\n');
    }
    const isZipped = isText(type) && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    const body = isZipped ? zip(path, file) : file;
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': getCaching(path),
      // A page that was written long ago reads its prices anew.
      ...(extname(path) === '.html' && { 'last-modified': statSync(name).mtime.toUTCString() }),
      ...(isText(type) && { vary: 'accept-encoding' }),
      ...(isZipped && { 'content-encoding': 'gzip' }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });

  await listen(server, port);
  return {
    url: `http://${HOST}:${getPort(server)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const getPort = (server: Server) => (server.address() as AddressInfo).port;

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new Error(describePortError(error, port))));
    server.listen(port, HOST, resolve);
  });
}

/** What is wrong with a port that could not be listened at, as a sentence. */
function describePortError({ code, message }: NodeJS.ErrnoException, port: number) {
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account: set PORT to one above 1023.`;
  return `Port ${port} cannot be used: ${message}.`;
}

/** Resolves with the port if it is free now, with any free one for 0; rejects with the sentence that `serve` would give. */
export async function findFreePort(port = 0): Promise<number> {
  const probe = createServer();
  await listen(probe, port);
  const free = getPort(probe);
  await new Promise((resolve) => probe.close(resolve));
  return free;
}

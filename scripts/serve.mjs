import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const HOST = '127.0.0.1';
const DIST = fileURLToPath(new URL('../dist', import.meta.url));

const TYPES = {
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
const isText = (type) => /^text|json|xml/.test(type);

/** The files below a folder by the address that asks for them. Only what is listed is ever read, so no address leads out. */
const filesBelow = (folder) =>
  new Map(
    readdirSync(folder, { recursive: true })
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [`/${name.split(sep).join('/')}`, join(folder, name)]),
  );

/** The path of an address, decoded; a malformed one stays as it is, for the store shows its own page for it. */
function pathOf(url) {
  const path = url.split(/[?#]/)[0];
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
function answerTo(path, files) {
  if (files.has(path)) return path;
  const page = `${path.replace(/\/$/, '')}/index.html`;
  if (files.has(page)) return page;
  const isAsset = TYPES[extname(path)] && extname(path) !== '.html';
  if (isAsset) return null;
  return files.has('/shell.html') ? '/shell.html' : '/index.html';
}

/** Vite names what is below assets/ by its content, so it never changes; all else is asked for again each time. */
const cachingOf = (path) => (/^\/(charts\/)?assets\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');

/** The pictures of a build stand below it; one that was left out is drawn by `picture`, or not there. */
async function pictureFor(path, files, picture) {
  if (!path.startsWith('/sites/default/files/') || files.has(path)) return null;
  return picture(path);
}

/**
 * Serves a built store on 127.0.0.1. Port 0 takes a free one; `picture` draws a picture by its address, and gives null
 * for any other address.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} the address without a slash at its end, and how to stop.
 * Rejects with an Error of one sentence where the port is taken or nothing is built.
 */
export async function serve({ folder = DIST, port = 0, picture = async () => null } = {}) {
  let files;
  try {
    files = filesBelow(folder);
  } catch {
    files = new Map();
  }
  if (!files.has('/index.html')) throw new Error(`There is no built store in ${folder}: run npm run build first.`);

  const zipped = new Map();
  const zip = (path, body) => {
    if (!zipped.has(path)) zipped.set(path, gzipSync(body));
    return zipped.get(path);
  };

  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { allow: 'GET, HEAD' }).end();
    const asked = pathOf(request.url);
    // The visualiser may stand anywhere: its pages name their files from where they are.
    if (asked === '/charts')
      return response.writeHead(308, { location: request.url.replace('/charts', '/charts/') }).end();
    const drawn = await pictureFor(asked, files, picture).catch(() => null);
    const path = drawn ? asked : answerTo(asked, files);
    if (path === null) return response.writeHead(404, { 'content-type': TYPES['.txt'] }).end('Not found\n');

    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    let file;
    try {
      file = drawn ?? readFileSync(files.get(path));
    } catch {
      // a new build has taken the place of the one that is served
      return response.writeHead(404, { 'content-type': TYPES['.txt'] }).end('Not found: start again after a build\n');
    }
    const isZipped = isText(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    const body = isZipped ? zip(path, file) : file;
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': cachingOf(path),
      // A page that was written long ago reads its prices anew.
      ...(extname(path) === '.html' && { 'last-modified': statSync(files.get(path)).mtime.toUTCString() }),
      ...(isText(type) && { vary: 'accept-encoding' }),
      ...(isZipped && { 'content-encoding': 'gzip' }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });

  await listen(server, port);
  return {
    url: `http://${HOST}:${server.address().port}`,
    close: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}

function listen(server, port) {
  return new Promise((done, fail) => {
    server.once('error', (error) => fail(new Error(portProblem(error, port))));
    server.listen(port, HOST, done);
  });
}

function portProblem({ code, message }, port) {
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account: set PORT to one above 1023.`;
  return `Port ${port} cannot be used: ${message}.`;
}

/** Resolves if the port is free now; rejects with the sentence that `serve` would give. */
export async function checkPort(port) {
  const probe = createServer();
  await listen(probe, port);
  await new Promise((done) => probe.close(done));
}

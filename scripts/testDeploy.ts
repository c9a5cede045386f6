import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  type WriteStream,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildSite } from './pages/buildSite.ts';
import { writeConfig } from './tools/nginxConfig.ts';
import { findBin, formatError, ROOT, run, TYPESCRIPT } from './tools/processes.ts';
import { assertNoSecrets } from './tools/secrets.ts';
import { findFreePort } from './tools/server.ts';

const USAGE = `Shops through real nginx in front of the served backend, on this machine alone.

  npm run test:deploy -- [--built <folder>] [--profile spec|drupal10] [arguments of Playwright]

  --built     a build for VITE_API_HOST=/, with the test gateway and a key of Razorpay, instead of making one
  --profile   one of the two`;

const { values: options, positionals } = parseArgs({
  options: { built: { type: 'string' }, profile: { type: 'string' }, help: { type: 'boolean' } },
  allowPositionals: true,
});

const MISSING =
  'There is no nginx here: on Debian, apt-get install nginx libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static.';
const PROFILES = options.profile ? [options.profile] : ['spec', 'drupal10'];
/** Where the build reports errors. */
const REPORTS = '/error-reports';
const MODULES = '/usr/lib/nginx/modules';
const BROTLI = ['filter', 'static'].map((name) => join(MODULES, `ngx_http_brotli_${name}_module.so`));

const nginx = ['nginx', '/usr/sbin/nginx'].find((command) => spawnSync(command, ['-v']).status === 0) ?? '';

/** Everything that was started here, to be stopped by its own process, the last one first. */
const started: { child: ChildProcess; ended: Promise<unknown> }[] = [];

type Start = { env?: Record<string, string>; output?: WriteStream };

function start(command: string, args: readonly string[], { env = {}, output }: Start = {}): ChildProcess {
  const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((done) => child.once('exit', done).once('error', done));
  child.stderr.on('data', (text) => process.stderr.write(text));
  if (output) child.stdout.pipe(output);
  else child.stdout.resume();
  started.push({ child, ended });
  return child;
}

async function stopAll() {
  for (const { child, ended } of started.splice(0).reverse()) {
    child.kill('SIGTERM');
    await ended;
  }
}

/** Resolves as soon as a port answers. Rejects with an Error of one sentence where it does not in a while. */
async function waitUntilReachable(url: string, name: string) {
  for (let tries = 0; tries < 100; tries++) {
    try {
      return await fetch(url);
    } catch {
      await setTimeout(100);
    }
  }
  throw new Error(`${name} did not start at ${url}.`);
}

/** Secrets of this run alone, with signs that a form, a header and nginx's own language each could take for theirs. */
const createSecret = (signs = '') => `${randomBytes(12).toString('hex')}${signs}`;
const secrets = {
  CLIENT_SECRET: createSecret(' $&"+=\\;'),
  POLL_USER: 'poll',
  POLL_PASSWORD: createSecret(':'),
  DESIGN_HEADERS: `Authorization: Basic ${Buffer.from(`forms:${createSecret()}`).toString('base64')} | X-Session: ${createSecret()}`,
};

/** What payments at the second provider are signed with; the proxy has no business with it. */
const razorpaySecret = createSecret();

/** The served backend, which wants the secrets; its address, and the file that its letters go to. */
async function startBackend({ profile, port, folder }: { profile: string; port: number; folder: string }) {
  const letters = join(folder, `letters-${profile}`);
  const child = start(process.execPath, [...TYPESCRIPT, join(ROOT, 'scripts/backend.ts'), '--port', String(port)], {
    output: createWriteStream(letters),
    env: {
      BACKEND_PROFILE: profile,
      BACKEND_CLIENT_SECRET: secrets.CLIENT_SECRET,
      BACKEND_POLL_CREDENTIAL: `${secrets.POLL_USER}:${secrets.POLL_PASSWORD}`,
      BACKEND_DESIGN_HEADERS: secrets.DESIGN_HEADERS,
      BACKEND_TEST_GATEWAY: 'yes',
      BACKEND_RAZORPAY_SECRET: razorpaySecret,
    },
  });
  await waitUntilReachable(`http://127.0.0.1:${port}/jsonapi`, 'The backend');
  return { letters, pid: child.pid };
}

const lines = (values: Record<string, string>) => Object.entries(values).map(([name, value]) => `${name}=${value}\n`);

/** A whole nginx of its own, without any right, on this machine alone. */
async function startNginx({ settings, folder }: { settings: Record<string, string>; folder: string }) {
  mkdirSync(folder, { recursive: true });
  const settingsFile = join(folder, 'settings');
  const secretsFile = join(folder, 'secrets');
  const main = join(folder, 'nginx.conf');
  writeFileSync(settingsFile, lines(settings).join(''));
  writeFileSync(secretsFile, lines(secrets).join(''), { mode: 0o600 });
  const config = await writeConfig({ settingsFile, secretsFile, folder: join(folder, 'conf') });
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    main,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/start.log;
${settings.BROTLI === 'yes' ? BROTLI.map((file) => `load_module ${file};`).join('\n') : ''}
events { worker_connections 512; }
http { include /etc/nginx/mime.types; default_type application/octet-stream; ${places.join(' ')}
include ${config}/store.conf; }
`,
  );
  const tried = spawnSync(nginx, ['-t', '-q', '-p', folder, '-c', main, '-e', `${folder}/start.log`], {
    encoding: 'utf8',
  });
  if (tried.status !== 0) throw new Error(`nginx refuses its configuration: ${tried.stderr}`);
  start(nginx, ['-p', folder, '-c', main, '-e', `${folder}/start.log`]);
}

/** A certificate that nobody trusts, for the TLS side. */
function createSelfSignedCertificate(folder: string) {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const args = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout ${key} -out ${certificate}`;
  if (spawnSync('openssl', args.split(' ')).status !== 0)
    throw new Error('There is no openssl here: apt-get install openssl.');
  return { CERTIFICATE: certificate, CERTIFICATE_KEY: key };
}

async function tryProfile({
  profile,
  port,
  folder,
  dist,
}: Record<'profile' | 'folder' | 'dist', string> & { port: number }) {
  const backend = await startBackend({ profile, port, folder });
  const [http, plain, tls] = await Promise.all([findFreePort(), findFreePort(), findFreePort()]);
  const common = {
    BACKEND_URL: `http://127.0.0.1:${port}`,
    ROOT: dist,
    LISTEN: '127.0.0.1',
    ERROR_REPORTS: REPORTS,
    BROTLI: BROTLI.every((file) => existsSync(file)) ? 'yes' : 'no',
  };
  const own = join(folder, `${profile}-plain`);
  const secure = join(folder, `${profile}-tls`);
  await startNginx({
    folder: own,
    settings: { ...common, STORE_HOST: `127.0.0.1:${http}`, HTTP_PORT: String(http), LOGS: own },
  });
  await startNginx({
    folder: secure,
    settings: {
      ...common,
      STORE_HOST: `localhost:${tls}`,
      HTTP_PORT: String(plain),
      HTTPS_PORT: String(tls),
      RAZORPAY: 'yes',
      LOGS: secure,
      ...createSelfSignedCertificate(folder),
    },
  });
  await waitUntilReachable(`http://127.0.0.1:${http}/`, 'nginx');
  return run(
    [
      findBin('@playwright/test', 'playwright'),
      ...['test', '--config', 'tests/deploy/playwright.config.ts', ...positionals],
    ],
    {
      DEPLOYED: JSON.stringify({
        profile,
        store: `http://127.0.0.1:${http}`,
        plain: `http://127.0.0.1:${plain}`,
        tls: `https://127.0.0.1:${tls}`,
        tlsName: `localhost:${tls}`,
        backend: common.BACKEND_URL,
        backendPid: backend.pid,
        letters: backend.letters,
        logs: own,
        dist,
        brotli: common.BROTLI === 'yes',
        secrets,
        razorpaySecret,
      }),
    },
  );
}

/** Builds for the store's own origin, from a backend that is up, as a shop would. */
async function buildForProfile(port: number, folder: string) {
  Object.assign(process.env, {
    VITE_API_HOST: '/',
    BACKEND_URL: `http://127.0.0.1:${port}`,
    VITE_SITE_URL: 'https://store.example',
    VITE_SUPPORT_PHONE: '+91 484 000 0000',
    VITE_SUPPORT_MAIL: 'hello@store.example',
    VITE_TEST_GATEWAY: '1',
    VITE_RAZORPAY_KEY: 'rzp_test_deploy',
    VITE_ERROR_REPORTS: REPORTS,
  });
  await buildSite({ folder, logLevel: 'warn', packs: true });
  assertNoSecrets(folder, { ...process.env, ...secrets });
}

const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
// nginx that root starts gives up its rights, and has to come by here
chmodSync(folder, 0o755);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  });
let code = 1;
try {
  if (!nginx) throw new Error(MISSING);
  if (options.help) {
    console.log(USAGE);
    process.exit(0);
  }
  const port = await findFreePort();
  const dist = options.built ? resolve(options.built) : join(folder, 'dist');
  if (!options.built) {
    await startBackend({ profile: 'spec', port, folder });
    await buildForProfile(port, dist);
    await stopAll();
  }
  code = 0;
  for (const profile of PROFILES) {
    code ||= await tryProfile({ profile, port, folder, dist });
    await stopAll();
  }
} catch (error) {
  console.error(formatError(error));
} finally {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(code);

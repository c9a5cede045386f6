import { lookup } from 'node:dns/promises';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BACKEND_PATHS } from './backendPaths.ts';
import { findSecretFaults, type Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { STORE_AREAS } from './storeAreas.ts';

const HOST = /^(?=.{1,253}(:|$))[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/i;
// a path that nginx reads as it stands
const PATH = /^\/[\w./@+-]*$/;

/** Sentences on settings that can be reported without looking anywhere. */
function findSettingFaults(settings: Settings): string[] {
  const { STORE_HOST, BACKEND_URL, ROOT, CERTIFICATE, CERTIFICATE_KEY } = settings;
  const faults: string[] = [];
  if (!HOST.test(STORE_HOST))
    faults.push(`STORE_HOST is "${STORE_HOST}", which is no host name: give it without https://.`);
  if (!isOrigin(BACKEND_URL))
    faults.push(
      `BACKEND_URL is "${BACKEND_URL}", which is no address of a backend: give http:// or https:// and a host name, no path.`,
    );
  if (!PATH.test(ROOT)) faults.push(`ROOT is "${ROOT}": give the full path of the built store.`);
  for (const name of ['HTTP_PORT', 'HTTPS_PORT'] as const) {
    const port = Number(settings[name]);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      faults.push(`${name} is "${settings[name]}", which is no port.`);
  }
  for (const name of ['RAZORPAY', 'BROTLI'] as const)
    if (!['yes', 'no'].includes(settings[name])) faults.push(`${name} is "${settings[name]}": give yes or no.`);
  for (const name of ['LOGS', 'CERTIFICATE', 'CERTIFICATE_KEY'] as const)
    if (settings[name] && !PATH.test(settings[name])) faults.push(`${name} is "${settings[name]}": give a full path.`);
  faults.push(...findReportFaults(settings));
  if (!CERTIFICATE !== !CERTIFICATE_KEY)
    faults.push('CERTIFICATE and CERTIFICATE_KEY belong together: give both, or none for plain http.');
  return faults;
}

/** Reports need a path that is nobody's yet: no call's, and in no area where the store has pages. */
function findReportFaults({ ERROR_REPORTS: path }: Settings): string[] {
  if (path === '') return [];
  if (!/^\/[\w-]+(\/[\w-]+)*$/.test(path))
    return [
      `ERROR_REPORTS is "${path}", which is no path of letters, digits, _ and -: give the build's VITE_ERROR_REPORTS.`,
    ];
  const isCall = BACKEND_PATHS.some((call) =>
    call.path.endsWith('/') ? path.startsWith(call.path) : path === call.path,
  );
  return isCall || STORE_AREAS.includes(path.split('/')[1] ?? '')
    ? [`ERROR_REPORTS is "${path}", which is already another address of the store or of its backend.`]
    : [];
}

/** Whether an address is a scheme, a host and at most a port. */
function isOrigin(text: string) {
  if (!/^https?:\/\/[^/?#@\s]+\/?$/i.test(text) || !URL.canParse(text)) return false;
  return HOST.test(new URL(text).host);
}

/** What a build must have, and must not. */
function findBuildFaults(root: string) {
  const missing = ['index.html', 'shell.html', '404.html'].filter((name) => !existsSync(join(root, name)));
  if (missing.length > 0)
    return [
      `${root} has no ${missing.join(', no ')}: build the store with npm run build, and let ROOT name that build.`,
    ];
  if (existsSync(join(root, 'backendWorker.js')))
    return [`The build in ${root} carries the embedded backend: build it with VITE_API_HOST=/ and BACKEND_URL.`];
  return [];
}

async function findHostFaults(url: string) {
  const { hostname } = new URL(url);
  try {
    await lookup(hostname);
    return [];
  } catch {
    return [`BACKEND_URL names ${hostname}, and there is no such host.`];
  }
}

const findFileFaults = (settings: Settings) =>
  (['CERTIFICATE', 'CERTIFICATE_KEY'] as const)
    .filter((name) => settings[name] && !existsSync(settings[name]))
    .map((name) => `${name} is ${settings[name]}, and there is no such file.`);

/** A file that others may read keeps no secret. */
function findModeFaults(file: string) {
  const mode = statSync(file).mode & 0o777;
  return mode & 0o077 ? [`${file} may be read by others (its mode is ${mode.toString(8)}): chmod 600 ${file}.`] : [];
}

type CheckInput = { settings: Settings; secrets: Secrets; secretsFile: string };

/**
 * All that keeps the proxy from working, a sentence for each, in which no secret stands; none where it will work.
 * `secretsFile` is looked at for who may read it.
 */
export async function findFaults({ settings, secrets, secretsFile }: CheckInput): Promise<string[]> {
  const apparent = findSettingFaults(settings);
  const there =
    apparent.length > 0
      ? []
      : [
          ...findFileFaults(settings),
          ...(await findHostFaults(settings.BACKEND_URL)),
          ...findBuildFaults(settings.ROOT),
        ];
  return [...apparent, ...findSecretFaults(secrets), ...findModeFaults(secretsFile), ...there];
}

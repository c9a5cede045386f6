import { existsSync, readFileSync } from 'node:fs';
import type { Secrets } from './secrets.ts';

/** What is used where a file is silent; an empty certificate is plain http. */
const SETTINGS = {
  STORE_HOST: '',
  BACKEND_URL: '',
  ROOT: '',
  LISTEN: '',
  HTTP_PORT: '80',
  HTTPS_PORT: '443',
  CERTIFICATE: '',
  CERTIFICATE_KEY: '',
  RAZORPAY: 'no',
  BROTLI: 'no',
  ERROR_REPORTS: '',
  LOGS: '/var/log/nginx',
};
export type Settings = typeof SETTINGS;
const SECRETS: Secrets = { CLIENT_SECRET: '', POLL_USER: '', POLL_PASSWORD: '', DESIGN_HEADERS: '' };

/**
 * The lines NAME=value of a file over what is known; '#' begins a remark. Throws an Error of one sentence for a file that is
 * not there, a line that is none, a name that nobody knows, and a placeholder that was left. No value is ever reported.
 */
function readFileWithDefaults<Known extends Record<string, string>>(file: string, defaults: Known): Known {
  if (!existsSync(file))
    throw new Error(
      `${file} cannot be read: copy deploy/settings.example and deploy/secrets.example, and fill them in.`,
    );
  const found: Record<string, string> = {};
  for (const [at, line] of readFileSync(file, 'utf8').split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    const [, name, value = ''] = /^\s*([A-Z_]+)\s*=(.*)$/.exec(line) ?? [];
    if (name === undefined) throw new Error(`Line ${at + 1} of ${file} is no NAME=value.`);
    if (!(name in defaults))
      throw new Error(`${file} sets ${name}, which is no setting: one of ${Object.keys(defaults).join(', ')}.`);
    if (/<[^>]*>|change.?me|^\s*(todo|xxx+)\s*$/i.test(value))
      throw new Error(`${name} in ${file} is still a placeholder.`);
    found[name] = value.trim();
  }
  return { ...defaults, ...found };
}

/** The settings of a file, with what it leaves out. Throws an Error of one sentence, as for a line that is none. */
export const readSettings = (file: string): Settings => readFileWithDefaults(file, SETTINGS);

/** The secrets of a file, '' for those that it leaves out. Throws an Error of one sentence, in which no secret stands. */
export const readSecrets = (file: string): Secrets => readFileWithDefaults(file, SECRETS);

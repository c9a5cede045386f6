import { readFileSync } from 'node:fs';

const KNOWN = ['STORE_HOST', 'BACKEND_URL', 'ROOT', 'HTTP_PORT', 'HTTPS_PORT', 'CERTIFICATE', 'CERTIFICATE_KEY'];
const OPTIONS = ['LISTEN', 'RAZORPAY', 'BROTLI', 'ERROR_REPORTS', 'LOGS'];
const SECRET = ['CLIENT_SECRET', 'POLL_USER', 'POLL_PASSWORD', 'DESIGN_HEADERS'];

/** What is used where a settings file says nothing; an empty certificate is plain http. */
const DEFAULTS = {
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

/**
 * The lines NAME=value of a file; '#' begins a remark. Throws an Error of one sentence for a file that is not there, a
 * line that is none, a name that nobody knows, and a placeholder that was left. No value is ever told.
 */
function linesOf(file, known) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(
      `${file} cannot be read: copy deploy/settings.example and deploy/secrets.example, and fill them in.`,
    );
  }
  const found = {};
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    const [, name, value] = /^\s*([A-Z_]+)\s*=(.*)$/.exec(line) ?? [];
    if (name === undefined) throw new Error(`Line ${at + 1} of ${file} is no NAME=value.`);
    if (!known.includes(name))
      throw new Error(`${file} sets ${name}, which is no setting: one of ${known.join(', ')}.`);
    if (/<[^>]*>|change.?me|^\s*(todo|xxx+)\s*$/i.test(value))
      throw new Error(`${name} in ${file} is still a placeholder.`);
    found[name] = value.trim();
  }
  return found;
}

/** The settings of a file, with what it leaves out. Throws an Error of one sentence, as for a line that is none. */
export const readSettings = (file) => ({ ...DEFAULTS, ...linesOf(file, [...KNOWN, ...OPTIONS]) });

/** The secrets of a file. Throws an Error of one sentence, in which no secret stands. */
export const readSecrets = (file) => linesOf(file, SECRET);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatBasicAuth } from '../../deploy/secrets.ts';
import { listFiles } from './listFiles.ts';

type Settings = Readonly<Record<string, string | undefined>>;

/** What a secret looks like, whoever's it is. */
const PATTERNS: readonly [string, RegExp][] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a client secret', /client_secret["'`]?\s*[:=]\s*["'`]?[\w%+/.~-]{4,}/i],
  ['a bearer token', /\bBearer [\w.~+/-]{20,}/],
  ['a token that is signed', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{5,}/],
  ['an access key of AWS', /\bAKIA[0-9A-Z]{16}\b/],
  ['a key of Google', /\bAIza[\w-]{35}\b/],
  ['a token of GitHub', /\b(gh[pousr]_\w{36}|github_pat_\w{40})/],
  ['a secret key of a payment provider', /\b[sr]k_live_\w{16}/],
  ['an address with a password', /\bhttps?:\/\/[\w.~%-]+:[^\s/@"'`<>{}()$]{3,}@[\w.-]+/],
];
const BASIC = /\bBasic\s+([A-Za-z0-9+/]{8,}={0,2})/g;
// a Basic credential is a name and a password with a colon between them; a word after "basic" is none
const isCredential = (encoded: string) =>
  /^[\x20-\x7e]+:[\x20-\x7e]+$/.test(Buffer.from(encoded, 'base64').toString('latin1'));

const NAMED_SECRETS = /SECRET|PASSWORD|PASSWD|TOKEN|PRIVATE_KEY|CREDENTIAL/i;
/** Shorter ones are no secrets, and would be found everywhere. */
const MIN_SECRET_LENGTH = 6;

/**
 * Values that must be nobody's to read, by a name that states whose they are: of settings that are named as secrets are, in
 * the environment or in the proxy's file.
 */
function listSecretValues(settings: Settings): [string, string][] {
  const named = Object.entries(settings).flatMap<[string, string]>(([name, value]) =>
    NAMED_SECRETS.test(name) && value && value.length >= MIN_SECRET_LENGTH ? [[name, value]] : [],
  );
  const { POLL_USER, POLL_PASSWORD, DESIGN_HEADERS } = settings;
  const design = (DESIGN_HEADERS ?? '').split(' | ').map((header) => header.replace(/^[^:]*:\s*/, ''));
  return [
    ...named,
    ...(POLL_USER && POLL_PASSWORD
      ? [['POLL_PASSWORD', formatBasicAuth(POLL_USER, POLL_PASSWORD).slice('Basic '.length)] satisfies [string, string]]
      : []),
    ...design
      .filter((value) => value.length >= MIN_SECRET_LENGTH)
      .map((value): [string, string] => ['DESIGN_HEADERS', value]),
  ];
}

/** A value as it may stand in a file. */
const listSpellings = (value: string) => [
  ...new Set([
    value,
    encodeURIComponent(value),
    JSON.stringify(value).slice(1, -1),
    Buffer.from(value).toString('base64'),
  ]),
];

/**
 * Every secret in the files of a folder: the file, and what it is. `settings` are names and values, as of an environment;
 * values under a name of a secret must not be there, nor anything that looks like one.
 */
export function findSecrets(folder: string, settings: Settings = {}): { file: string; description: string }[] {
  const values = listSecretValues(settings).flatMap(([name, value]) =>
    listSpellings(value).map((text) => [name, text] as const),
  );
  return listFiles(folder).flatMap((file) => {
    const bytes = readFileSync(join(folder, file));
    const text = bytes.toString('latin1');
    const found = [
      ...values.filter(([, value]) => bytes.includes(value)).map(([of]) => `the value of ${of}`),
      ...PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([description]) => description),
      ...[...text.matchAll(BASIC)].filter(([, encoded = '']) => isCredential(encoded)).map(() => 'a Basic credential'),
      ...listProviderKeys(text, settings),
    ];
    return [...new Set(found)].map((description) => ({ file, description }));
  });
}

// the key id is public, and belongs into a build that was given it; another one got there by mistake
const listProviderKeys = (text: string, { VITE_RAZORPAY_KEY }: Settings) =>
  [...text.matchAll(/\brzp_live_\w{8,}/g)].some(([key]) => key !== VITE_RAZORPAY_KEY)
    ? ['a live key of Razorpay that is not VITE_RAZORPAY_KEY']
    : [];

/** Throws an Error of one sentence, without the secret, where a folder holds one. */
export function assertNoSecrets(folder: string, settings: Settings = process.env): void {
  const found = findSecrets(folder, settings);
  if (found.length > 0)
    throw new Error(
      `The build holds secrets: ${found.map(({ file, description }) => `${description} in ${file}`).join(', ')}.`,
    );
}

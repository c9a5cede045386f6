import { createSeller } from '../../src/domain/seller.ts';
import { getCause } from './fetchCache.ts';

/** Where `npm start` shows the store: the site of a build that names no other. */
const HERE = 'http://127.0.0.1:4173';

/** Milliseconds that a backend has to show that it is there at all. */
const FIRST_RESPONSE_TIMEOUT = 10_000;

type Env = Readonly<Record<string, string | undefined>>;
export type Settings = {
  /** Where the store is on the web. */
  site: string;
  /** What is read for the pages; '' for the embedded backend. */
  backend: string;
  /** How many pages of each folder are written, like `/art/…`: Infinity for all of them, 0 for no page at all. */
  pages: number;
};

/** What is wrong with an address that is to be the beginning of others, as half a sentence; null where nothing is. */
function getFault(text: string) {
  if (/\s/.test(text)) return 'has white space in it';
  if (!/^https?:\/\//i.test(text)) return 'does not begin with https:// or http://';
  if (!URL.canParse(text)) return 'is no address';
  const { username, password, pathname, search, hash } = new URL(text);
  if (username || password) return 'has a name or a password in it, which every browser would be shown';
  return pathname !== '/' || search || hash || /[?#]$/.test(text) ? 'has more than a host and a port in it' : null;
}

/** The address of a setting without a slash at its end; '' where it is not set. Throws one sentence where it is none. */
function parseOrigin(env: Env, name: string) {
  const text = env[name] ?? '';
  if (text === '') return '';
  const fault = getFault(text);
  if (fault) throw new Error(`${name} is "${text}", which ${fault}: give it like https://shop.example.`);
  return new URL(text).origin;
}

const SUPPORT = [
  ['VITE_SUPPORT_PHONE', 'a telephone number that shoppers may call, like +91 484 000 0000', /^\+?[\d ()-]{6,}$/],
  ['VITE_SUPPORT_MAIL', 'an e-mail address that somebody reads, like hello@shop.example', /^[^\s@]+@[^\s@]+$/],
] as const;
/** Lists, their items separated by commas: a host, perhaps with a port, and a page with its id. */
const LISTS = [
  ['VITE_PAYMENT_HOSTS', 'give hosts without https://, like secure.ccavenue.com', /^[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?$/],
  [
    'VITE_PAGE_IDS',
    'give a name of about, stores, faq, terms and privacy, =, and a uuid',
    /^(about|stores|faq|terms|privacy)=[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
  ],
] as const;

const SELLER = ['VITE_SELLER', 'VITE_GSTIN', 'VITE_GST_RATES'] as const;

/** Throws one sentence where an invoice would lack something of the seller, or would state what cannot be meant. */
function checkSeller(env: Env) {
  const [seller, gstin, rates] = SELLER.map((name) => env[name] ?? '') as [string, string, string];
  const missing = SELLER.filter((name) => !env[name]);
  if (missing.length > 0 && missing.length < SELLER.length)
    throw new Error(
      `${missing.join(' and ')} missing: an invoice needs ${SELLER.join(', ')}; without all of them there is none.`,
    );
  try {
    createSeller({ seller, gstin, rates });
  } catch (error) {
    throw new Error(`The seller of the invoices cannot be read. ${(error as Error).message}`);
  }
}

/** Throws one sentence where a setting of what the store shows is missing or cannot be meant. */
function checkContents(env: Env, host: string) {
  for (const [name, what, form] of SUPPORT) {
    const value = env[name] ?? '';
    if (host && value === '')
      throw new Error(`${name} is not set, so the store would show a made-up one: set it to ${what}.`);
    if (value !== '' && !form.test(value)) throw new Error(`${name} is "${value}": set it to ${what}.`);
  }
  checkSeller(env);
  const rules = env.VITE_SIZE_RULES ?? '';
  if (!['', 'stepped', 'classic'].includes(rules))
    throw new Error(`VITE_SIZE_RULES is "${rules}", and there are two rule sets: give stepped or classic.`);
  for (const [name, what, form] of LISTS)
    for (const item of (env[name] ?? '').split(',').map((text) => text.trim()))
      if (item !== '' && !form.test(item)) throw new Error(`${name} has "${item}" in it: ${what}.`);
}

/** How many pages of each folder PAGES asks for. Throws one sentence where it asks for nothing that can be meant. */
function parsePages(pages = '') {
  if (pages === '') return Number.POSITIVE_INFINITY;
  if (pages === 'none') return 0;
  if (/^[1-9]\d{0,6}$/.test(pages)) return Number(pages);
  throw new Error(`PAGES is "${pages}": give none, or how many pages of each folder are to be written, like 8.`);
}

/**
 * What a build goes by, from its environment. Addresses come without a slash at their end. Throws an Error of one sentence
 * where a setting cannot be meant.
 */
export function parseSettings(env: Env): Settings {
  const pages = parsePages(env.PAGES);
  const hasPages = pages > 0;
  const isSameOrigin = env.VITE_API_HOST === '/';
  const host = isSameOrigin ? '/' : parseOrigin(env, 'VITE_API_HOST');
  const read = parseOrigin(env, 'BACKEND_URL');
  const address = parseOrigin(env, 'VITE_SITE_URL');
  if (isSameOrigin && !read && hasPages) {
    throw new Error(
      'VITE_API_HOST is "/", the address of the store itself, where a build finds no backend: set BACKEND_URL to the one that its pages are made from.',
    );
  }
  if (read && !host) {
    throw new Error(
      'BACKEND_URL is set and VITE_API_HOST is not, so pages and browsers would speak to two backends: set VITE_API_HOST too, to "/" or to an address.',
    );
  }
  if (host && !address && hasPages) {
    throw new Error(
      'VITE_SITE_URL is not set, so the pages of this build could not say where they are: set it to the address of the store, like https://shop.example.',
    );
  }
  checkContents(env, host);
  return { site: address || HERE, backend: read || host, pages };
}

const NOBODY: Record<string, string> = {
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'its name cannot be looked up now',
  ECONNREFUSED: 'nothing answers there',
};

/** Resolves once a backend answers anything at all; rejects with an Error of one sentence where it does not (`within` ms). */
export async function assertReachable(backend: string, timeout = FIRST_RESPONSE_TIMEOUT): Promise<void> {
  try {
    const { body } = await fetch(backend, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(timeout) });
    await body?.cancel();
  } catch (error) {
    const { name, message, code = '' } = getCause(error);
    const why = name === 'TimeoutError' ? `nothing came within ${timeout / 1000} seconds` : (NOBODY[code] ?? message);
    throw new Error(`The backend at ${backend} cannot be read: ${why}.`);
  }
}

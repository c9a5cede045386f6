import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { CLIENT_ID } from '../../../src/api/config.ts';

/** The answer to a request, as it is; `body` is undefined where the text is no JSON. */
type Answer = {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: an attack reads whatever a stranger's backend gives out
  body: any;
};

/** Did the host do what was requested? */
export const isSuccess = ({ status }: Pick<Answer, 'status'>): boolean => status >= 200 && status < 300;

type AttackRequest = {
  method?: string;
  /** A token to send as the bearer. */
  bearer?: string;
  headers?: Readonly<Record<string, string>>;
  /** A string or bytes are sent as they are, anything else as JSON. */
  body?: unknown;
  /** An answer of 429 is what is expected; else it is waited for as long as the host says, and tried again. */
  isLimited?: boolean;
};

/** A guest of the probe's own, with the tokens that the host gave. */
type Guest = { id: string; mobile: string; mail: string; bearer: string; refresh: string };

/** The host that is probed. */
export type Host = {
  /** The address without a slash at its end. */
  address: string;
  send(path: string, request?: AttackRequest): Promise<Answer>;
  /** Registers a person of the probe's own and signs them in with a guest's code. Throws `NotTriedError` where the host sends it. */
  createGuest(): Promise<Guest>;
};

/** A request that a host must refuse, and what must hold of the host for it. */
export type Attack = {
  name: string;
  /** What the host must hold, in one sentence. */
  requirement: string;
  /** Gives what the attacker gained, as a sentence without its stop; null where the host refused. Throws `NotTriedError`. */
  attempt(host: Host): Promise<string | null>;
};

/** Why an attack cannot be tried at this host. */
export class NotTriedError extends Error {}

const JSON_API = 'application/vnd.api+json';
const TIMEOUT = 25_000;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Numbers that no Indian mobile has: they begin with 1. */
export const createMobile = () => `1${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

/** Sends what an attacker would: with `Content-Type` and `Accept` of JSON:API below `/jsonapi`, of JSON elsewhere. */
export function createHost(address: string): Host {
  const send = async (path: string, sent: AttackRequest = {}): Promise<Answer> => {
    const { method, bearer, headers, body, isLimited = false } = sent;
    const media = path.startsWith('/jsonapi') ? JSON_API : 'application/json';
    const isRaw = typeof body === 'string' || body instanceof Uint8Array;
    const response = await fetch(address + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        Accept: media,
        ...(body !== undefined && { 'Content-Type': media }),
        ...(bearer && { Authorization: `Bearer ${bearer}` }),
        ...headers,
      },
      ...(body !== undefined && { body: isRaw ? (body as string) : JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const text = await response.text();
    if (response.status === 429 && !isLimited) {
      await setTimeout(Number(response.headers.get('Retry-After') ?? 60) * 1000);
      return send(path, sent);
    }
    return { status: response.status, headers: response.headers, text, body: parse(text) };
  };
  const createGuest = async (): Promise<Guest> => {
    const mobile = createMobile();
    const mail = `${randomUUID()}@probe.example`;
    const registered = await register({ send }, { mobile, mail, password: randomUUID() });
    const id = registered.body?.uuid?.[0]?.value;
    if (!id) throw new NotTriedError(`no guest could be registered (${registered.status})`);
    const tokens = await signInByReportedCode({ send }, mobile, 'signup');
    if (!tokens.access_token) throw new NotTriedError("a guest's code gives no token");
    return { id, mobile, mail, bearer: tokens.access_token, refresh: tokens.refresh_token };
  };
  return { address, send, createGuest };
}

type Sender = Pick<Host, 'send'>;
type Registration = { mobile: string; mail: string; password: string; fullName?: string };

/** Registers somebody as the store's form does. */
export const register = ({ send }: Sender, { mobile, mail, password, fullName = 'Probe' }: Registration) =>
  send('/user/register?_format=json', {
    body: {
      name: [{ value: mobile }],
      mail: [{ value: mail }],
      pass: [{ value: password }],
      field_full_name: [{ value: fullName }],
      field_alternate_number: [{ value: '' }],
    },
  });

type Recipient = { mobile?: string; mail?: string; type: 'guest' | 'signup' };

/** A code that the host reports to a guest. Throws `NotTriedError` where it sends it to the phone or mailbox alone. */
export async function requestReportedCode({ send }: Sender, recipient: Recipient) {
  const { body } = await send('/otp/anonymous_account', { body: recipient });
  if (!body?.otp) throw new NotTriedError("the host does not answer a guest's code");
  return { otp: String(body.otp), otp_uid: body.otp_uid as string | undefined };
}

/** Tokens by such a code; {} where it gives none. */
export async function signInByReportedCode({ send }: Sender, mobile: string, type: Recipient['type']) {
  const code = await requestReportedCode({ send }, { mobile, type });
  return (await send('/otp/verify', { body: { mobile, type, ...code } })).body ?? {};
}

/** Posts a form of the store's client, as the token calls take it. */
export const sendForm = ({ send }: Sender, path: string, fields: Record<string, string>, sent: AttackRequest = {}) =>
  send(path, {
    ...sent,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ client_id: CLIENT_ID, ...fields })),
  });

type Change = { type: string; id: string; attributes?: object; relationships?: object };

/** Changes an entity of the collection at a path, with a token or without. */
export const patchEntity = ({ send }: Sender, collection: string, data: Change, bearer?: string) =>
  send(`${collection}/${data.id}`, { method: 'PATCH', ...(bearer && { bearer }), body: { data } });

import { getResponse } from 'msw';
import { createBackend, type EmbeddedBackend } from '../../mocks/backend.ts';
import { ANONYMOUS_USER } from '../../mocks/drupal/access.ts';
import { resourceTypes } from '../../mocks/drupal/resources.ts';
import { memoryStorage } from '../../mocks/drupal/storage.ts';
import { findDifferences, type ReplayedResponse } from './compare.ts';
import type { Ids } from './comparisonWalk.ts';
import { HOST, PAIRS, type Pair, RECORDED_AT } from './pairs.ts';
import { ANONYMOUS, createSiteDrafts } from './site.ts';

/** How one pair came out: the differences from the recorded answer, [] where it agrees. */
export type Outcome = { pair: Pair; differences: string[] };

type Replay = {
  backend: EmbeddedBackend;
  ids: Ids;
  tokens: Map<string, string>;
  cookie: string;
  wait(seconds: number): void;
};

const CREDENTIAL = 'the-proxy';
const LIFETIME = 24 * 60 * 60;

/**
 * Sends every pair's request in the recorded order to the backend with the recorded site's data, in the profile of a
 * Drupal 10, and compares. What the answers give (ids, tokens, cookies) is used in the requests that follow.
 */
export async function replay(): Promise<Outcome[]> {
  let now = RECORDED_AT;
  let phase = 'core';
  const backend = createBackend({
    storage: memoryStorage(),
    now: () => now,
    settings: { profile: 'drupal10' },
    seed: () => createSiteDrafts(resourceTypes),
    proxy: CREDENTIAL,
    site: () => ({
      hasBasicAuth: phase.startsWith('basic_auth'),
      countsCollections: phase.startsWith('jsonapi_extras'),
      oauthVersion: phase.startsWith('simple_oauth 6') ? 6 : 5,
    }),
  });
  const ids: Ids = new Map(createSiteDrafts(resourceTypes).map(({ id }) => [id, id]));
  ids.set(ANONYMOUS, ANONYMOUS_USER.id);
  const state: Replay = { backend, ids, tokens: new Map(), cookie: '', wait: (seconds) => (now += seconds * 1000) };
  const outcomes: Outcome[] = [];
  for (const pair of PAIRS) {
    now += 1000;
    phase = pair.phase;
    const answer = await sendRequest(pair, state);
    outcomes.push({ pair, differences: findDifferences(pair, answer, ids, resourceTypes) });
    remember(pair, answer, state);
  }
  return outcomes;
}

// a token may have ended where the recorded one had not, as after a request that the store answers otherwise
async function sendRequest(pair: Pair, state: Replay): Promise<ReplayedResponse> {
  const answer = await send(await getRequest(pair, state), state);
  const bearer = /^Bearer (jwt-.+)$/.exec(pair.request.headers?.Authorization ?? '')?.[1];
  if (answer.status !== 401 || pair.response.status === 401 || !bearer) return answer;
  state.tokens.delete(bearer);
  return send(await getRequest(pair, state), state);
}

async function send(request: Request, { backend }: Replay): Promise<ReplayedResponse> {
  const response = await getResponse(backend.handlers, request);
  if (!response) return { status: 0, headers: new Headers(), text: 'nothing answers', json: undefined };
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function getRequest({ request, auth, note }: Pair, replay: Replay): Promise<Request> {
  const own = (text: string) => withOwnNames(text, replay);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers ?? {})) headers.set(name, own(value));
  const bearer = /^Bearer (.+)$/.exec(request.headers?.Authorization ?? '')?.[1];
  if (auth.startsWith('admin')) headers.set('Authorization', `Basic ${CREDENTIAL}`);
  else if (bearer) headers.set('Authorization', `Bearer ${await getToken(bearer, auth, replay)}`);
  if (auth === 'customer cookie') headers.set('Cookie', replay.cookie);
  // as long as any token lives, and not for the tokens that come after
  if (note.startsWith('expired access token')) replay.wait(LIFETIME);
  const body = getBody(request, own);
  return new Request(HOST + own(request.url), {
    method: request.method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
}

function getBody({ json, text, base64, filled }: Pair['request'], own: (text: string) => string) {
  if (filled) return new Uint8Array(40 * 1024 * 1024);
  if (base64 !== undefined) return Buffer.from(base64, 'base64');
  return json ? own(JSON.stringify(json)) : text === undefined ? undefined : own(text);
}

// ids, refresh tokens, CSRF tokens and the temporary password are the backend's own
function withOwnNames(text: string, { ids, tokens, backend }: Replay): string {
  const known = text
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => ids.get(id) ?? id)
    .replace(/refresh-\d+/g, (name) => tokens.get(name) ?? name)
    .replace('S_DKqcuXWV4rJg', () => backend.inbox().find(({ code }) => code !== '')?.code ?? '');
  for (const [name, token] of tokens) if (name.length > 40 && known.includes(name)) return known.replace(name, token);
  return known;
}

/** The bearer that a recorded one stands for; where its own request was not recorded, the user signs in again. */
async function getToken(name: string, auth: string, replay: Replay): Promise<string> {
  const known = replay.tokens.get(name);
  if (known || !name.startsWith('jwt-') || auth !== 'customer') return known ?? name;
  const body = new URLSearchParams({
    grant_type: 'password',
    client_id: 'store',
    client_secret: 'store-secret',
    username: '9876543210',
    password: 'customer-pass',
  });
  const { json } = await send(new Request(`${HOST}/oauth/token`, { method: 'POST', body }), replay);
  const token = (json as { access_token?: string } | undefined)?.access_token ?? '';
  replay.tokens.set(name, token);
  return token;
}

function remember({ response }: Pair, answer: ReplayedResponse, replay: Replay): void {
  const recorded = response.json as Record<string, string> | undefined;
  const actual = answer.json as Record<string, string> | undefined;
  for (const name of ['access_token', 'refresh_token', 'csrf_token', 'logout_token']) {
    const [key, value] = [recorded?.[name], actual?.[name]];
    if (key && value) replay.tokens.set(key, value);
  }
  if (response.headers['Content-Type']?.startsWith('text/plain') && response.text)
    replay.tokens.set(response.text, answer.text);
  const cookie = answer.headers.get('Set-Cookie')?.split(';')[0];
  if (cookie) replay.cookie = cookie;
}

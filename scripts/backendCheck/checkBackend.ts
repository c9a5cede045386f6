import type { EndpointDoc } from '../../mocks/endpoints/endpointDoc.ts';
import { endpoints } from '../../mocks/endpoints/endpoints.ts';
import { ApiFailure, isFailure } from '../../src/api/failure.ts';
import { configureApi } from '../../src/api/settings.ts';
import { provideDomParser } from '../../src/app/prerender/domWindow.ts';
import { isJson } from '../../src/domain/isJson.ts';
import { createReads, type Read, Skipped } from './reads.ts';

provideDomParser();

type Verdict = 'ok' | 'missing' | 'wrong' | 'slow' | 'skipped' | 'not used';

/** What came of one call of the API page; `ms` is its slowest request, null where none was sent. */
export type CheckRow = { name: string; call: string; verdict: Verdict; ms: number | null; note: string };

type CheckOptions = {
  /** An answer that takes longer, in milliseconds, is slow. */
  limit?: number;
  /** The store's own origin, where it is not the host's: it must be let in by the host's CORS. */
  origin?: string | undefined;
};

type SentRequest = { path: string; status: number; type: string; ms: number };

/** No entity has it. */
const NIL = '00000000-0000-4000-8000-000000000000';
const JSON_API = 'application/vnd.api+json';

/** The requests to the host while `callback` ran, and its result. */
async function recordRequests<T>(
  callback: () => Promise<T>,
): Promise<{ requests: SentRequest[]; result: PromiseSettledResult<T> }> {
  const requests: SentRequest[] = [];
  const fetchAsIs = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const start = performance.now();
    const response = await fetchAsIs(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const type = response.headers.get('content-type') ?? '';
    requests.push({ path: pathname, status: response.status, type, ms: Math.round(performance.now() - start) });
    return response;
  };
  try {
    const [result] = await Promise.allSettled([callback()]);
    return { requests, result };
  } finally {
    globalThis.fetch = fetchAsIs;
  }
}

/**
 * A call that is not for guests, or that writes: nobody's entity is requested, and nothing is sent that could be stored. That
 * it is refused as a Drupal refuses, in JSON, shows that it is there.
 */
const probe =
  (host: string, { method, path }: EndpointDoc): Read =>
  async () => {
    const isJsonApi = path.startsWith('/jsonapi/');
    const isForm = path.startsWith('/oauth/');
    const type = isJsonApi ? JSON_API : isForm ? 'application/x-www-form-urlencoded' : 'application/json';
    const query = path.startsWith('/user/') || path === '/contact_message' ? '?_format=json' : '';
    const response = await fetch(`${host}${path.replace(/:\w+/g, NIL)}${query}`, {
      method,
      headers: { Accept: isJsonApi ? JSON_API : 'application/json', ...(method !== 'GET' && { 'Content-Type': type }) },
      signal: AbortSignal.timeout(25_000),
      ...(method === 'POST' || method === 'PATCH' ? { body: isForm ? '' : '{}' } : {}),
    });
    const { status } = response;
    const text = await response.text();
    if (status === 405 || status >= 500) throw new ApiFailure(status === 405 ? 'notFound' : 'server', { status });
    if (text !== '' && !isJson(text)) throw new ApiFailure(status === 404 ? 'notFound' : 'unreadable', { status });
    return null;
  };

/** What a refusal or an unreadable answer means for the host. */
function judge(error: unknown, requests: readonly SentRequest[]): Pick<CheckRow, 'verdict' | 'note'> {
  if (error instanceof Skipped) return { verdict: 'skipped', note: error.message };
  if (!isFailure(error)) return { verdict: 'wrong', note: error instanceof Error ? error.message : String(error) };
  const last = requests.at(-1);
  const { kind, status, detail } = error;
  if (kind === 'notFound' || last?.status === 404)
    return { verdict: 'missing', note: `the host answers ${status}: ${detail || 'no such path'}` };
  if (last?.type.includes('html')) return { verdict: 'wrong', note: `the answer (${status}) is HTML and no JSON` };
  if (kind === 'unreadable')
    return { verdict: 'wrong', note: `the store cannot read the answer: ${detail || 'no JSON'}` };
  if (kind === 'unauthorised') return { verdict: 'wrong', note: `a guest may not do this (${status}): ${detail}` };
  if (kind === 'unverified')
    return { verdict: 'wrong', note: `the token call refuses the client, or its words: ${detail}` };
  return { verdict: 'wrong', note: [kind, status, detail].filter(Boolean).join(' ') };
}

const formatCall = ({ method, path }: EndpointDoc) => `${method} ${path}`;

async function check(call: EndpointDoc, read: Read, limit: number): Promise<CheckRow> {
  const { requests, result } = await recordRequests(read);
  const ms = requests.length === 0 ? null : Math.max(...requests.map((each) => each.ms));
  const row = (verdict: Verdict, note = ''): CheckRow => ({
    name: call.name,
    call: formatCall(call),
    verdict,
    ms,
    note,
  });
  if (result.status === 'rejected') {
    const { verdict, note } = judge(result.reason, requests);
    return row(verdict, note);
  }
  const last = requests.at(-1);
  if (last?.type.includes('html'))
    return last.status === 404
      ? row('missing', 'the host answers 404: no such path')
      : row('wrong', `the answer (${last.status}) is HTML and no JSON`);
  if (result.value) return row('missing', result.value);
  if (ms !== null && ms > limit) return row('slow', `${ms} ms, ${limit} allowed`);
  return row('ok');
}

/** Does the host let pages of this origin call it, also with a token? */
async function checkCors(host: string, origin: string): Promise<CheckRow> {
  const path = '/jsonapi/commerce_product/default';
  const { requests, result } = await recordRequests(() =>
    fetch(host + path, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'PATCH',
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    }),
  );
  const headers = result.status === 'fulfilled' ? result.value.headers : new Headers();
  const getAllowedNames = (name: string) => (headers.get(`access-control-allow-${name}`) ?? '').toLowerCase();
  const missing = [
    ...([origin.toLowerCase(), '*'].includes(getAllowedNames('origin')) ? [] : [`the origin ${origin}`]),
    ...(/patch|\*/.test(getAllowedNames('methods')) ? [] : ['the method PATCH']),
    ...(getAllowedNames('headers').includes('authorization') ? [] : ['the header authorization']),
  ];
  return {
    name: 'cors',
    call: `OPTIONS ${path}`,
    verdict: missing.length === 0 ? 'ok' : 'wrong',
    ms: requests[0]?.ms ?? null,
    note: missing.length === 0 ? '' : `CORS does not allow ${missing.join(', ')}`,
  };
}

/**
 * Makes each call of the API page (API-01) at a host as a guest, one after the other, and gives what came of it. Nothing is
 * stored there, and nothing is sent to anybody.
 */
export async function checkBackend(host: string, { limit = 3_000, origin }: CheckOptions = {}): Promise<CheckRow[]> {
  configureApi({ host });
  const reads = createReads();
  const rows: CheckRow[] = [];
  for (const call of endpoints) {
    const read = reads[call.name];
    if (call.unused && !read)
      rows.push({ name: call.name, call: formatCall(call), verdict: 'not used', ms: null, note: call.unused });
    else rows.push(await check(call, read ?? probe(host, call), limit));
  }
  if (origin) rows.push(await checkCors(host, origin));
  return rows;
}

/** What of it a host must mend. */
export const getFindings = (rows: readonly CheckRow[]): CheckRow[] =>
  rows.filter(({ verdict }) => verdict === 'missing' || verdict === 'wrong' || verdict === 'slow');

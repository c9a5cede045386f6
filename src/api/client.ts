import * as v from 'valibot';
import { ApiFailure, getFailureKind } from './failure.ts';
import { parseError } from './parseError.ts';
import { getApiSettings } from './settings.ts';
import { withTimeout } from './withTimeout.ts';

/** The answer of a call of which nothing is read: any JSON, or none; a page of HTML is no answer. */
export const anyJson = v.custom<unknown>((value) => value !== undefined, 'not JSON');

export const JSON_API = 'application/vnd.api+json';
const JSON_PLAIN = 'application/json';
const FORM = 'application/x-www-form-urlencoded';
export const TEXT = 'text/plain';

/** `bearer` is the token of the visit in whose name a call is made (API-07). */
export type CallOptions = { signal?: AbortSignal; bearer?: string | null };
type Schema<T> = v.GenericSchema<unknown, T>;
/** What goes out. An answer is read as JSON, but as it is where `Accept` states TEXT. */
export type ApiRequest = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  headers: Readonly<Record<string, string>>;
  body?: BodyInit;
  /** Goes on where the page is left. */
  keepalive?: boolean;
};

/** The JSON in a text; null for an empty one, and undefined for what is none, which a schema refuses unless it takes anything. */
function parseJson(text: string): unknown {
  try {
    return text.trim() === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function fetchAnswer(path: string, sent: ApiRequest, bearer: string | null | undefined, signal: AbortSignal) {
  try {
    await getApiSettings().ready;
    signal.throwIfAborted();
    // A Drupal cookie of the same origin (an editor's) would make it ask for a CSRF token on every POST.
    const { host, fetch } = getApiSettings();
    const response = await fetch(host + path, {
      ...sent,
      headers: { ...sent.headers, ...(bearer && { Authorization: `Bearer ${bearer}` }) },
      signal,
      credentials: 'omit',
    });
    return { status: response.status, ok: response.ok, text: await response.text() };
  } catch (cause) {
    if (!signal.aborted) getApiSettings().onNetworkError();
    throw new ApiFailure('network', { detail: cause instanceof Error ? cause.message : String(cause), cause });
  }
}

type Answer = { status: number; ok: boolean; text: string };

/** An answer as a schema reads it: its JSON, or its text as it is. Rejects with the kind of its status, or 'unreadable'. */
export function parseResponse<T>(schema: Schema<T>, { status, ok, text }: Answer, asText = false): T {
  if (!ok) throw new ApiFailure(getFailureKind(status), { status, ...parseError(parseJson(text)) });
  const read = v.safeParse(schema, asText ? text : parseJson(text));
  if (read.success) return read.output;
  const problems = read.issues.map((issue) => ({ pointer: v.getDotPath(issue) ?? '', detail: issue.message }));
  throw new ApiFailure('unreadable', {
    status,
    detail: problems.map(({ pointer, detail }) => `${pointer}: ${detail}`)[0] ?? '',
    problems,
  });
}

/** Any call, its answer read by a schema; rejects with an ApiFailure, or with the reason of the caller's signal (API-01). */
export async function sendRequest<T>(
  schema: Schema<T>,
  path: string,
  sent: ApiRequest,
  { signal, bearer }: CallOptions,
): Promise<T> {
  const answer = await withTimeout(getApiSettings().timeout, signal, (limit) => fetchAnswer(path, sent, bearer, limit));
  return parseResponse(schema, answer, sent.headers.Accept === TEXT);
}

const createSender =
  (method: ApiRequest['method'], type: string) =>
  <T>(schema: Schema<T>, path: string, body: unknown, options: CallOptions = {}): Promise<T> => {
    const headers = { Accept: type, 'Content-Type': type };
    return sendRequest(schema, path, { method, headers, body: JSON.stringify(body) }, options);
  };
const createReader =
  (accept: string) =>
  <T>(schema: Schema<T>, path: string, options: CallOptions = {}): Promise<T> =>
    sendRequest(schema, path, { method: 'GET', headers: { Accept: accept } }, options);

/** GET of a JSON:API document; rejects with an ApiFailure, or with the reason of the caller's signal (API-01). */
export const getJsonApi = createReader(JSON_API);

/** POST of a JSON:API document; rejects as `getJsonApi` does (API-01). */
export const postJsonApi = createSender('POST', JSON_API);

/** PATCH of a JSON:API document; rejects as `getJsonApi` does (API-77). */
export const patchJsonApi = createSender('PATCH', JSON_API);

/** DELETE of what a JSON:API path names; rejects as `getJsonApi` does (API-82). */
export const deleteJsonApi = (path: string, options: CallOptions): Promise<unknown> =>
  sendRequest(anyJson, path, { method: 'DELETE', headers: { Accept: JSON_API } }, options);

/** GET of plain JSON; rejects as `getJsonApi` does. */
export const getJson = createReader(JSON_PLAIN);

/** POST of plain JSON; rejects as `getJsonApi` does. */
export const postJson = createSender('POST', JSON_PLAIN);

/** POST of a form, as the token endpoint wants it; rejects as `getJsonApi` does (API-05). */
export function postForm<T>(
  schema: Schema<T>,
  path: string,
  fields: Readonly<Record<string, string>>,
  options: CallOptions = {},
): Promise<T> {
  const headers = { Accept: JSON_PLAIN, 'Content-Type': FORM };
  return sendRequest(schema, path, { method: 'POST', headers, body: String(new URLSearchParams(fields)) }, options);
}

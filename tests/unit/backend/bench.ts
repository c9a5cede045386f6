import { getResponse } from 'msw';
import { createBackend, type EmbeddedBackend } from '../../../mocks/backend.ts';
import type { Site } from '../../../mocks/drupal/site.ts';
import { memoryStorage, type Storage } from '../../../mocks/drupal/storage.ts';

export const BASE = 'https://store.test';
const START = Date.parse('2026-11-21T06:00:00Z');
const JSON_API = 'application/vnd.api+json';

// biome-ignore lint/suspicious/noExplicitAny: a test reads what an answer should hold, and fails where it does not
export type BackendResponse = { status: number; headers: Headers; text: string; body: any };
export type Sent = { bearer?: string; type?: string; headers?: Record<string, string> };

export type BackendBench = EmbeddedBackend & {
  /** Moves the backend's clock on. */
  wait(milliseconds: number): void;
  get(path: string, sent?: Sent): Promise<BackendResponse>;
  /** POST of a document under /jsonapi, else of plain JSON; a text is sent as it is. */
  post(path: string, body: unknown, sent?: Sent): Promise<BackendResponse>;
  send(method: string, path: string, body?: unknown, sent?: Sent): Promise<BackendResponse>;
};

/** A backend to ask without a network, whose clock stands still at START; `site` where other things are installed. */
export function createBench(storage: Storage = memoryStorage(), site: Partial<Site> = {}): BackendBench {
  let now = START;
  const backend = createBackend({ storage, now: () => now, site: () => site });

  async function send(
    method: string,
    path: string,
    body?: unknown,
    { bearer, type, headers = {} }: Sent = {},
  ): Promise<BackendResponse> {
    const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
    const media = type ?? (path.startsWith('/jsonapi') ? JSON_API : 'application/json');
    const request = new Request(BASE + path, {
      method,
      headers: {
        ...(text === undefined && type === undefined ? {} : { 'Content-Type': media }),
        ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
        ...headers,
      },
      ...(text === undefined ? {} : { body: text }),
    });
    const response = await getResponse(backend.handlers, request);
    if (!response) throw new Error(`Nothing answers ${method} ${path}`);
    const answer = await response.text();
    return { status: response.status, headers: response.headers, text: answer, body: parse(answer) };
  }

  return {
    ...backend,
    wait: (milliseconds) => {
      now += milliseconds;
    },
    get: (path, sent) => send('GET', path, undefined, sent),
    post: (path, body, sent) => send('POST', path, body, sent),
    send,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The one error of a refusal, as [status, detail, pointer]. */
export const getError = ({ status, body }: BackendResponse): [number, string, string | undefined] => [
  status,
  body?.errors?.[0]?.detail ?? body?.message,
  body?.errors?.[0]?.source?.pointer,
];

import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { isJson } from '../../src/domain/isJson.ts';

export type Headers = Readonly<Record<string, string>>;
export type CachedResponse = { status: number; type: string; text: string };
export type FetchText = (url: string, headers: Headers, signal: AbortSignal) => Promise<CachedResponse>;
/** An address, and what is requested there. */
export type ReadRequest = [url: string, headers: Headers];
export type FetchCache = ReturnType<typeof createFetchCache>;

type Options = {
  fetchText?: FetchText | undefined;
  /** Milliseconds that one call may take. */
  limit?: number;
  /** Milliseconds before a call is made again, and once more. */
  retryDelays?: readonly number[];
};

const LIMIT = 7_000;
const RETRY_DELAYS = [250, 750];
/** So many calls one after the other without any answer are a backend that is gone. */
const SILENT = 4;

const isTransient = (status: number) => status === 429 || status >= 500;

/** Whether an answer is the end of it: the backend did what it could, whether or not the page likes it. */
const isFinalResponse = ({ status, text }: CachedResponse, accept: string) =>
  !isTransient(status) && (status >= 300 || !/json/.test(accept) || isJson(text));

const fetchOverHttp: FetchText = async (url, headers, signal) => {
  const response = await fetch(url, { headers, signal });
  return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() };
};

/** The error below a failed `fetch`, which describes what happened to the connection. */
export function getCause(error: unknown): NodeJS.ErrnoException {
  const { cause } = error as Error;
  return (cause ?? error) as NodeJS.ErrnoException;
}

/**
 * What a build reads of a backend: each address once for all pages, and again where the backend stumbles.
 *
 * `read` gives an answer, whatever its status, and rejects where nothing comes; `digest` finds whether an address still
 * answers the same; `forget` has addresses requested anew; `unreachable` rejects with half a sentence once a backend
 * answers no more.
 */
export function createFetchCache({
  fetchText = fetchOverHttp,
  limit = LIMIT,
  retryDelays = RETRY_DELAYS,
}: Options = {}) {
  const answers = new Map<string, Promise<CachedResponse>>();
  const digests = new Map<string, string>();
  let silent = 0;
  let calls = 0;
  let took = 0;
  let giveUp: (error: Error) => void = () => {};
  const unreachable = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  unreachable.catch(() => {});

  async function fetchOnce(url: string, headers: Headers): Promise<CachedResponse | { reason: string }> {
    const start = performance.now();
    calls += 1;
    try {
      const answer = await fetchText(url, headers, AbortSignal.timeout(limit));
      silent = 0;
      return answer;
    } catch (error) {
      const { name, code, message } = getCause(error);
      return { reason: name === 'TimeoutError' ? `no answer within ${limit / 1000} seconds` : (code ?? message) };
    } finally {
      took += performance.now() - start;
    }
  }

  async function fetchWithRetries(url: string, headers: Headers): Promise<CachedResponse> {
    for (let at = 0; ; at++) {
      const answer = await fetchOnce(url, headers);
      const wait = retryDelays[at];
      if (wait === undefined) {
        if (!('reason' in answer)) return answer;
        const error = new Error(answer.reason);
        silent += 1;
        if (silent >= SILENT) giveUp(error);
        throw error;
      }
      if (!('reason' in answer) && isFinalResponse(answer, headers.accept ?? '')) return answer;
      await setTimeout(wait);
    }
  }

  const getKey = (url: string, headers: Headers) => `${headers.accept ?? ''} ${url}`;
  const read = (url: string, headers: Headers = {}): Promise<CachedResponse> => {
    const key = getKey(url, headers);
    const answer = answers.get(key) ?? fetchWithRetries(url, headers);
    answers.set(key, answer);
    answer.catch(() => {});
    return answer;
  };
  return {
    read,
    unreachable,
    async digest(url: string, headers: Headers = {}): Promise<string> {
      const key = getKey(url, headers);
      const known = digests.get(key);
      if (known) return known;
      const { status, text } = await read(url, headers);
      const digest = createHash('sha1').update(`${status} ${text}`).digest('base64url');
      digests.set(key, digest);
      return digest;
    },
    forget(reads: readonly ReadRequest[]): void {
      for (const [url, headers] of reads) {
        answers.delete(getKey(url, headers));
        digests.delete(getKey(url, headers));
      }
    },
    /** Milliseconds that one call took so far. */
    meanTime: () => (calls ? took / calls : 0),
  };
}

import { createHash } from 'node:crypto';

/** @typedef {{ status: number, type: string, text: string }} Answer */

/** Milliseconds that one call may take. */
const LIMIT = 7_000;
/** Milliseconds before a call is made again, and once more. */
const PAUSES = [250, 750];
/** So many calls one after the other without any answer are a backend that is gone. */
const SILENT = 4;

const isPassing = (status) => status === 429 || status >= 500;

function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether an answer is the end of it: the backend did what it could, whether or not the page likes it. */
const isAnswer = ({ status, text }, accept) =>
  !isPassing(status) && (status >= 300 || !/json/.test(accept) || isJson(text));

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Asks over HTTP. */
const overHttp = async (url, headers, signal) => {
  const response = await fetch(url, { headers, signal });
  return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() };
};

/**
 * What a build reads of a backend: each address once for all pages, and again where the backend stumbles. `ask` makes a
 * call; `onGone` is told, in half a sentence, once a backend answers no more.
 *
 * `read` gives `{ status, type, text }`, whatever the status, and rejects where nothing comes; `digest` tells whether an
 * address still answers the same; `forget` has addresses asked for anew.
 * @param {{
 *   ask?: (url: string, headers: Record<string, string>, signal: AbortSignal) => Promise<Answer>,
 *   onGone?: (why: string) => void,
 *   limit?: number,
 *   pauses?: number[],
 * }} options `limit` is the milliseconds that a call may take, `pauses` those before each further try
 */
export function createReads({ ask = overHttp, onGone = () => {}, limit = LIMIT, pauses = PAUSES } = {}) {
  const known = new Map();
  let silent = 0;
  let calls = 0;
  let took = 0;

  async function once(url, headers) {
    const start = performance.now();
    calls += 1;
    try {
      const answer = await ask(url, headers, AbortSignal.timeout(limit));
      silent = 0;
      return answer;
    } catch (error) {
      const why = error.name === 'TimeoutError' ? `no answer within ${limit / 1000} seconds` : reasonOf(error);
      return { why };
    } finally {
      took += performance.now() - start;
    }
  }

  async function persistently(url, headers) {
    for (let at = 0; ; at++) {
      const answer = await once(url, headers);
      const isLast = at >= pauses.length;
      if (!answer.why && (isLast || isAnswer(answer, headers.accept ?? ''))) return answer;
      if (!isLast) {
        await pause(pauses[at]);
        continue;
      }
      silent += 1;
      if (silent >= SILENT) onGone(answer.why);
      throw new Error(answer.why);
    }
  }

  const keyOf = (url, headers) => `${headers.accept ?? ''} ${url}`;
  const read = (url, headers = {}) => {
    const key = keyOf(url, headers);
    const asked = known.get(key) ?? persistently(url, headers);
    known.set(key, asked);
    asked.catch(() => {});
    return asked;
  };
  const digests = new Map();
  return {
    read,
    async digest(url, headers = {}) {
      const key = keyOf(url, headers);
      if (!digests.has(key)) {
        const { status, text } = await read(url, headers);
        digests.set(key, createHash('sha1').update(`${status} ${text}`).digest('base64url'));
      }
      return digests.get(key);
    },
    forget(asked) {
      for (const [url, headers] of asked) {
        known.delete(keyOf(url, headers));
        digests.delete(keyOf(url, headers));
      }
    },
    /** Calls made so far, and milliseconds that one took. */
    figures: () => ({ calls, mean: calls ? took / calls : 0 }),
  };
}

const reasonOf = ({ message, cause }) => cause?.code ?? cause?.message ?? message;

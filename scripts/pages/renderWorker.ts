import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type * as Server from '../../src/app/server.tsx';
import type { PageFailure } from './buildErrors.ts';
import type { CachedResponse, ReadRequest } from './fetchCache.ts';
import { answerCalls, callThread } from './threadCalls.ts';

/** `server` is the address of the bundle of `src/app/server.tsx`, `host` what its calls go to. */
export type Rendering = { server: string; host: string };
/** What a thread makes, by its name, of the address that it is given. */
export type Tasks = typeof TASKS;
export type Job = { task: keyof Tasks; address: string };
/** What was made, or why it was not, and the calls that were made for it. */
export type Result<Made> = { reads: ReadRequest[] } & (
  | { made: Made; failure?: never }
  | { made?: never; failure: PageFailure }
);

/** The addresses that a page asks for, by the page that is being rendered. */
const readsOfPage = new AsyncLocalStorage<Map<string, ReadRequest>>();

/** Milliseconds that a page may take, with all that is read for it. */
const RENDER_TIMEOUT = 90_000;

/** The main thread; this file runs in a worker alone. */
const mainThread = parentPort as MessagePort;

/** Has the main thread read an address, once for all pages, and notes it for the page that is being rendered. */
const fetchShared: typeof fetch = async (input, init = {}) => {
  const request = new Request(input, { ...init, signal: null });
  if (request.method !== 'GET')
    throw new TypeError(`A page that is written at build time sends nothing: ${request.url}`);
  const read: ReadRequest = [request.url, { accept: request.headers.get('accept') ?? '' }];
  readsOfPage.getStore()?.set(`${read[1].accept} ${read[0]}`, read);
  const { status, type, text } = await callThread<CachedResponse>(mainThread, read);
  const isBare = status === 204 || status === 304;
  return new Response(isBare ? null : text, { status, headers: { 'content-type': type } });
};

type CachedData = { data: unknown; reads: Map<string, ReadRequest> };
const cachedData = new Map<string, Promise<CachedData>>();

/**
 * What pages read alike is read and checked once; each page still names the addresses that it is made of. Without it a whole
 * build takes half as much processor time again.
 */
async function readCached(name: string, read: () => Promise<unknown>): Promise<unknown> {
  const readFirst = async (): Promise<CachedData> => {
    const reads = new Map<string, ReadRequest>();
    return { data: await readsOfPage.run(reads, read), reads };
  };
  const known = cachedData.get(name) ?? readFirst();
  cachedData.set(name, known);
  try {
    const { data, reads } = await known;
    for (const [key, request] of reads) readsOfPage.getStore()?.set(key, request);
    return data;
  } catch (error) {
    cachedData.delete(name);
    throw error;
  }
}

const { server, host }: Rendering = workerData;
const { renderPage, renderShell, listPages }: typeof Server = await import(/* @vite-ignore */ server);
const TASKS = {
  page: (address: string) => renderPage(address, { host, fetch: fetchShared, readCached }),
  shell: () => renderShell(),
  pages: () => listPages({ host, fetch: fetchShared }),
};

/** Rejects where a page never comes to an end, so that the build does. */
async function failWhenOverdue(): Promise<never> {
  await setTimeout(RENDER_TIMEOUT, undefined, { ref: false });
  throw new Error(`not done within ${RENDER_TIMEOUT / 1000} seconds`);
}

answerCalls(mainThread, async ({ task, address }: Job): Promise<Result<unknown>> => {
  const reads = new Map<string, ReadRequest>();
  const listReads = () => [...reads.values()];
  try {
    const made = await Promise.race([readsOfPage.run(reads, () => TASKS[task](address)), failWhenOverdue()]);
    return { made, reads: listReads() };
  } catch (error) {
    const { name, kind, status, detail, message = String(error) } = (error ?? {}) as Partial<PageFailure>;
    return { failure: { name, kind, status, detail, message }, reads: listReads() };
  }
});

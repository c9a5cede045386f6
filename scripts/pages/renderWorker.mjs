import { AsyncLocalStorage } from 'node:async_hooks';
import { parentPort, workerData } from 'node:worker_threads';

/** The addresses that a page asks for, by the page that is being rendered. */
const asking = new AsyncLocalStorage();

const waiting = new Map();
let count = 0;

/** Milliseconds that a page may take, with all that is read for it. */
const LONGEST = 90_000;

/** What main has read of an address. */
const answerTo = (url, headers) =>
  new Promise((done, fail) => {
    count += 1;
    waiting.set(count, { done, fail });
    parentPort.postMessage({ read: count, url, headers });
  });

globalThis.fetch = async (input, init = {}) => {
  const request = new Request(input, { ...init, signal: null });
  if (request.method !== 'GET')
    throw new TypeError(`A page that is written at build time sends nothing: ${request.url}`);
  const headers = { accept: request.headers.get('accept') ?? '' };
  asking.getStore()?.set(`${headers.accept} ${request.url}`, [request.url, headers]);
  const { status, type, text } = await answerTo(request.url, headers);
  const isBare = status === 204 || status === 304;
  return new Response(isBare ? null : text, { status, headers: { 'content-type': type } });
};

const { renderPage, renderShell, pagesOf } = await import(workerData.server);
const { host } = workerData;
const TASKS = {
  page: (address) => renderPage(address, { host }),
  shell: () => renderShell(),
  pages: () => pagesOf(host),
};

/** Rejects where a page never comes to an end, so that the build does. */
async function inTime(making) {
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`not done within ${LONGEST / 1000} seconds`)), LONGEST);
  });
  try {
    return await Promise.race([making, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function work({ job, task, address }) {
  const asked = new Map();
  try {
    const made = await inTime(asking.run(asked, () => TASKS[task](address)));
    parentPort.postMessage({ job, made, reads: [...asked.values()] });
  } catch (error) {
    const { name, kind, status, detail, message } = error ?? {};
    const failure = { name, kind, status, detail, message: message ?? String(error) };
    parentPort.postMessage({ job, failure, reads: [...asked.values()] });
  }
}

parentPort.on('message', (message) => {
  if (message.job) return void work(message);
  const { done, fail } = waiting.get(message.read);
  waiting.delete(message.read);
  if (message.answer) done(message.answer);
  else fail(new TypeError(message.fault));
});

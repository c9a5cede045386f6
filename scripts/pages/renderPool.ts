import { Worker } from 'node:worker_threads';
import type { RenderedPage } from '../../src/app/server.tsx';
import type { SiteEntry } from '../../src/domain/sitemap.ts';
import { formatError } from '../tools/processes.ts';
import type { PageFailure } from './buildErrors.ts';
import type { CachedResponse, FetchCache, Headers, ReadRequest } from './fetchCache.ts';

/** What each task makes, of the address that it is given. */
type RenderOutput = { page: RenderedPage; shell: RenderedPage; pages: SiteEntry[] };
export type Task = keyof RenderOutput;
/** What was made, or why it was not, and the calls that were made for it. */
export type Result<Of> = { reads: ReadRequest[] } & (
  | { made: Of; failure?: never }
  | { made?: never; failure: PageFailure }
);

export type Job = { job: number; task: Task; address: string };
export type ToWorker = Job | { read: number; answer: CachedResponse } | { read: number; fault: string };
export type ToPool = ({ job: number } & Result<unknown>) | { read: number; url: string; headers: Headers };

export type RenderPool = ReturnType<typeof openRenderPool>;
/** `server` is the address of the bundle of `src/app/server.tsx`, `host` what its calls go to. */
export type Rendering = { server: string; host: string };

type Running = { resolve: (result: Result<never>) => void; reject: (error: Error) => void };

type Options = Rendering & {
  /** The address of `renderWorker.ts` as it was built: a thread of Node 20 reads no TypeScript. */
  worker: string;
  /** Answers what is requested while pages are rendered. */
  reads: FetchCache;
  threads: number;
};

/** Renders in so many threads of their own. */
export function openRenderPool({ worker: script, server, host, reads, threads }: Options) {
  const running = new Map<number, Running>();
  let count = 0;

  const open = () => {
    const worker = new Worker(new URL(script), { workerData: { server, host } satisfies Rendering, execArgv: [] });
    const own = { jobs: new Set<number>(), worker, send: (message: ToWorker) => worker.postMessage(message) };
    worker.on('message', (message: ToPool) => {
      if ('read' in message) return answer(own.send, message);
      own.jobs.delete(message.job);
      running.get(message.job)?.resolve(message as Result<never>);
      running.delete(message.job);
    });
    worker.on('error', (error) => {
      for (const job of own.jobs) running.get(job)?.reject(error);
    });
    return own;
  };
  type Asking = Extract<ToPool, { read: number }>;
  const answer = (send: (message: ToWorker) => void, { read, url, headers }: Asking) =>
    reads.read(url, headers).then(
      (found) => send({ read, answer: found }),
      (error) => send({ read, fault: formatError(error) }),
    );

  const workers = Array.from({ length: threads }, open);
  return {
    run: <Name extends Task>(task: Name, address = ''): Promise<Result<RenderOutput[Name]>> =>
      new Promise((resolve, reject) => {
        count += 1;
        const [idlest] = [...workers].sort((a, b) => a.jobs.size - b.jobs.size);
        idlest?.jobs.add(count);
        running.set(count, { resolve, reject });
        idlest?.send({ job: count, task, address });
      }),
    close: () => Promise.all(workers.map(({ worker }) => worker.terminate())),
  };
}

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { RenderedPage } from '../../src/app/server.tsx';
import type { SiteEntry } from '../../src/domain/sitemap.ts';
import type { PageFailure } from './buildErrors.ts';
import type { FetchCache, ReadRequest } from './fetchCache.ts';
import { answerCalls, callThread } from './threadCalls.ts';

/** What each task makes, of the address that it is given. */
type RenderOutput = { page: RenderedPage; shell: RenderedPage; pages: SiteEntry[] };
export type Task = keyof RenderOutput;
export type Job = { task: Task; address: string };
/** What was made, or why it was not, and the calls that were made for it. */
export type Result<Of> = { reads: ReadRequest[] } & (
  | { made: Of; failure?: never }
  | { made?: never; failure: PageFailure }
);

export type RenderPool = ReturnType<typeof openRenderPool>;
/** `server` is the address of the bundle of `src/app/server.tsx`, `host` what its calls go to. */
export type Rendering = { server: string; host: string };

type Options = Rendering & {
  /** The address of `renderWorker.ts` as it was built: a thread of Node 20 reads no TypeScript. */
  worker: string;
  /** Answers what is requested while pages are rendered. */
  reads: FetchCache;
  threads: number;
};

/** Renders in so many threads of their own. */
export function openRenderPool({ worker: script, server, host, reads, threads }: Options) {
  const open = () => {
    const worker = new Worker(new URL(script), { workerData: { server, host } satisfies Rendering, execArgv: [] });
    answerCalls(worker, ([url, headers]: ReadRequest) => reads.read(url, headers));
    const crash = once(worker, 'error').then(([error]) => Promise.reject(error));
    crash.catch(() => undefined);
    return { worker, crash, jobCount: 0 };
  };
  const workers = Array.from({ length: threads }, open);
  return {
    /** Rejects where the thread ends with an error. */
    async run<Name extends Task>(task: Name, address = ''): Promise<Result<RenderOutput[Name]>> {
      const idlest = workers.reduce((least, each) => (each.jobCount < least.jobCount ? each : least));
      idlest.jobCount += 1;
      try {
        const job: Job = { task, address };
        return await Promise.race([callThread<Result<RenderOutput[Name]>>(idlest.worker, job), idlest.crash]);
      } finally {
        idlest.jobCount -= 1;
      }
    },
    close: () => Promise.all(workers.map(({ worker }) => worker.terminate())),
  };
}

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FetchCache, ReadRequest } from './fetchCache.ts';
import type { Job, Rendering, Result, Tasks } from './renderWorker.ts';
import { answerCalls, callThread } from './threadCalls.ts';

export type RenderPool = ReturnType<typeof openRenderPool>;

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
    async run<Task extends keyof Tasks>(task: Task, address = '') {
      const idlest = workers.reduce((least, each) => (each.jobCount < least.jobCount ? each : least));
      idlest.jobCount += 1;
      try {
        const job: Job = { task, address };
        const made = callThread<Result<Awaited<ReturnType<Tasks[Task]>>>>(idlest.worker, job);
        return await Promise.race([made, idlest.crash]);
      } finally {
        idlest.jobCount -= 1;
      }
    },
    close: () => Promise.all(workers.map(({ worker }) => worker.terminate())),
  };
}

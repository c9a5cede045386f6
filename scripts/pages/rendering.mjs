import { Worker } from 'node:worker_threads';

/**
 * Renders in so many threads of their own. `server` is the address of the bundle of `src/app/server.tsx`, `host` what its
 * calls go to; they are answered by `reads`.
 *
 * `run(task, address)` gives `{ made, failure, reads }`: what the bundle gave, or why it did not, and the calls that were made
 * for it.
 */
export function openRendering({ server, host, reads, threads }) {
  const running = new Map();
  let count = 0;

  const open = () => {
    const worker = new Worker(new URL('./renderWorker.mjs', import.meta.url), { workerData: { server, host } });
    const own = { worker, jobs: new Set() };
    worker.on('message', (message) => {
      if (message.read) return answer(worker, message);
      own.jobs.delete(message.job);
      running.get(message.job).done(message);
      running.delete(message.job);
    });
    worker.on('error', (error) => {
      for (const job of own.jobs) running.get(job).fail(error);
    });
    return own;
  };
  const answer = (worker, { read, url, headers }) =>
    reads.read(url, headers).then(
      (answered) => worker.postMessage({ read, answer: answered }),
      (error) => worker.postMessage({ read, fault: error.message }),
    );

  const workers = Array.from({ length: threads }, open);
  return {
    run: (task, address) =>
      new Promise((done, fail) => {
        count += 1;
        const [idlest] = [...workers].sort((a, b) => a.jobs.size - b.jobs.size);
        idlest.jobs.add(count);
        running.set(count, { done, fail });
        idlest.worker.postMessage({ job: count, task, address });
      }),
    close: () => Promise.all(workers.map(({ worker }) => worker.terminate())),
  };
}

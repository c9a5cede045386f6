import { afterEach, expect, test, vi } from 'vitest';
import { controlByWorker } from '../../../mocks/workerControl.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a worker that is ended before it answers is asked again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('location', { href: 'http://store.test/' });
  const claims: MessagePort[] = [];
  const worker = {
    scriptURL: 'http://store.test/backendWorker.js',
    postMessage(_: string, [port]: [MessagePort]) {
      claims.push(port);
      if (claims.length > 1) port.postMessage(true);
    },
  };
  const controlled = controlByWorker({
    register: async () => undefined,
    ready: Promise.resolve({ active: worker }),
    controller: worker,
  } as unknown as ServiceWorkerContainer);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(claims).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await controlled;
  expect(claims).toHaveLength(2);
});

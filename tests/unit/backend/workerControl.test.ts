import { afterEach, expect, test, vi } from 'vitest';
import { controlByWorker } from '../../../mocks/workerControl.ts';

afterEach(() => {
  vi.useRealTimers();
});

const URL_HERE = 'http://store.test/backendWorker.js';

/** A browser that has the worker, or refuses to register it. */
const createContainer = (registerWorker: () => Promise<void>) => {
  const worker = { scriptURL: URL_HERE, postMessage: (_: string, [port]: [MessagePort]) => port.postMessage(true) };
  const container = { register: registerWorker, ready: Promise.resolve({ active: worker }), controller: worker };
  return container as unknown as ServiceWorkerContainer;
};

test('a worker whose file does not come is requested again, until there is a network', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('location', { href: 'http://store.test/' });
  const registerWorker = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new TypeError('An unknown error occurred when fetching the script.'))
    .mockRejectedValueOnce(new TypeError('An unknown error occurred when fetching the script.'))
    .mockResolvedValue();
  const controlled = controlByWorker(createContainer(registerWorker));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(registerWorker).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  await controlled;
  expect(registerWorker).toHaveBeenCalledTimes(3);
});

test('a browser that allows no worker is asked once', async () => {
  vi.stubGlobal('location', { href: 'http://store.test/' });
  const registerWorker = vi.fn(() => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError')));
  await expect(controlByWorker(createContainer(registerWorker))).rejects.toThrow('insecure');
  expect(registerWorker).toHaveBeenCalledTimes(1);
  await expect(controlByWorker(undefined)).rejects.toThrow('no service workers');
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

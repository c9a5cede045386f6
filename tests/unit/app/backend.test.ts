import { expect, test, vi } from 'vitest';
import { removeStrayWorkers } from '../../../src/app/backend.ts';

const getRegistration = (scriptURL: string) => ({
  active: { scriptURL },
  installing: null,
  waiting: null,
  unregister: vi.fn(),
});

test('[SHELL-31] stray service workers go as the store starts, and the embedded backend keeps its own', async () => {
  const stray = getRegistration('https://store.example/old-worker.js');
  const ours = getRegistration('https://store.example/backendWorker.js');
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [stray, ours] } });
  await removeStrayWorkers();
  expect(stray.unregister).toHaveBeenCalledOnce();
  expect(ours.unregister).not.toHaveBeenCalled();
});

test('a browser without service workers has none to remove', async () => {
  vi.stubGlobal('navigator', {});
  await expect(removeStrayWorkers()).resolves.toBeUndefined();
});

import { expect, test, vi } from 'vitest';
import { openPicture } from '../../../src/imaging/pictures.ts';
import { retryPending, subscribeToLoadFailures } from '../../../src/kit/loading/retryImport.ts';

const processor = vi.hoisted(() => ({ isReachable: false }));

vi.mock('../../../src/imaging/imageProcessor.ts', () => {
  if (!processor.isReachable) throw new Error('The network is gone');
  return { processImage: () => Promise.resolve('opened') };
});

test('a photo that is chosen without a network is opened once its code comes', async () => {
  vi.stubGlobal('Worker', undefined);
  const failures: string[] = [];
  const stop = subscribeToLoadFailures((failure) => failures.push(failure));
  const opening = openPicture(new Blob(['a photo']), 'upload');
  await vi.waitFor(() => expect(failures).toContain('code'));
  stop();
  processor.isReachable = true;
  await vi.waitFor(() => {
    retryPending();
    return expect(opening).resolves.toBe('opened');
  });
});

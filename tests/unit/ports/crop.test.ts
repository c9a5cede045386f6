import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { artQuery } from '../../../src/api/queries/framing.ts';
import type { Art } from '../../../src/domain/art.ts';
import { cropPorts } from '../../../src/ports/crop.ts';

const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
const { openPicture } = cropPorts({ queries });
const { signal } = new AbortController();

test('[UPL-15] [UPL-16] art of which no print reaches 12 inches on both sides is too low', async () => {
  const { queryKey } = artQuery('/art/stamp');
  queries.setQueryData(queryKey, { ratio: 1.5, max: { width: 17.9, height: 12 } } as Art);
  expect(await openPicture({ image: null, artid: 'stamp' }, signal)).toBe('tooLow');
});

test('[UPL-05] art that is not there is a picture that is not there', async () => {
  queries.setQueryData(artQuery('/art/gone').queryKey, null);
  expect(await openPicture({ image: null, artid: 'gone' }, signal)).toBeNull();
});

test('[UPL-05] without a database, a picture by its id is not there', async () => {
  expect(await openPicture({ image: 'unknown', artid: null }, signal)).toBeNull();
  expect(await openPicture({ image: null, artid: null }, signal)).toBeNull();
});

import { expect, test } from 'vitest';
import { addSeenPrint, seenPrintsStorage } from '../../../src/storage/seenPrintsStorage.ts';

test('of the prints that were looked at the latest stands first, each once, and the oldest go', () => {
  for (const at of [1, 2, 3, 4, 5, 6, 4]) addSeenPrint(`/art/print-${at}`);
  expect(seenPrintsStorage.read()).toEqual([4, 6, 5, 3, 2].map((at) => `/art/print-${at}`));
});

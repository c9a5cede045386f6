import { expect, test } from 'vitest';
import { addSeen, seenStorage } from '../../../src/storage/seenStorage.ts';
import { stubStorage } from '../../support/stubStorage.ts';

test('an address that does not parse takes no other with it', () => {
  const { values } = stubStorage();
  values.set('seen', JSON.stringify(['/art/print-1', null, '/art/print-2']));
  expect(seenStorage.read()).toEqual(['/art/print-1', '/art/print-2']);
});

test('of what was looked at the latest stands first, each once, and the oldest go', () => {
  stubStorage();
  for (let at = 1; at <= 21; at++) addSeen(`/art/print-${at}`);
  addSeen('/decor-objects/kettle-pond-bottle');
  addSeen('/art/print-20');
  const seen = seenStorage.read() ?? [];
  expect(seen).toHaveLength(20);
  expect(seen.slice(0, 3)).toEqual(['/art/print-20', '/decor-objects/kettle-pond-bottle', '/art/print-21']);
  expect(seen.at(-1)).toBe('/art/print-3');
});

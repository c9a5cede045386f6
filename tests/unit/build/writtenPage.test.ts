import { expect, test } from 'vitest';
import { choosesNothing } from '../../../src/app/inertParams.ts';
import { withoutReads, withReads } from '../../../src/app/prerender/sharedReads.ts';
import { fitOf } from '../../../src/app/writtenPage.ts';

const fitting = (address: string | null, opened: string) =>
  fitOf({ address, reads: [], snapshots: {} }, new URL(opened, 'http://store.test').pathname);

test.each([
  ['/art/misty-ghats', '/art/misty-ghats', 'page'],
  ['/about/', '/about', 'page'],
  ['/', '/?utm_source=letter&gclid=1', 'page'],
  ['/art/misty-ghats', '/art/misty-ghats?media=Canvas', 'page'],
  ['/404.html', '/no-such-page', 'none'],
  [null, '/account/orders/', 'frame'],
] as const)('HTML of %s fits %s: %s', (address, opened, expected) => {
  expect(fitting(address, opened)).toBe(expected);
});

test.each([
  ['', true],
  ['?utm_source=letter&gclid=1', true],
  ['?media=Canvas', false],
  ['?utm_source=letter&page=2', false],
])('an address that ends with "%s" chooses nothing on its page: %s', (search, isInert) => {
  expect(choosesNothing(search)).toBe(isInert);
});

test('what was read travels once, however many charts know it, and is one thing again after that', () => {
  const frames = [{ id: 'nordic' }];
  const travelling = withoutReads({ configurator: { context: { frames, tab: 'small' } } }, ['other', frames]);
  expect(JSON.stringify(travelling)).not.toContain('nordic');
  const back = withReads(travelling, ['other', frames]) as { configurator: { context: { frames: unknown } } };
  expect(back.configurator.context.frames).toBe(frames);
});

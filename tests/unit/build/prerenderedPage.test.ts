import { expect, test } from 'vitest';
import { isIgnorableQuery } from '../../../src/app/hydrationTrigger.ts';
import {
  matchPrerender,
  parsePrerenderedPage,
  replaceSharedAnswers,
  restoreSharedAnswers,
} from '../../../src/app/prerenderedPage.ts';

const matchAddress = (address: string | null, opened: string) =>
  matchPrerender({ address, reads: [], snapshots: {} }, new URL(opened, 'http://store.test'));

test.each([
  ['/art/misty-ghats', '/art/misty-ghats', 'page'],
  ['/about/', '/about', 'page'],
  ['/', '/?utm_source=letter&gclid=1', 'page'],
  ['/art/misty-ghats', '/art/misty-ghats?media=Canvas', 'page'],
  ['/frame-edit/misty-ghats?id=misty-ghats&type=art', '/frame-edit/nordic?id=misty-ghats&type=art&mat=golden', 'page'],
  ['/frame-edit/misty-ghats?id=misty-ghats&type=art', '/frame-edit/nordic?id=last-ferry&type=art', 'none'],
  ['/frame-edit/misty-ghats?id=misty-ghats&type=art', '/frame-edit/nordic?id=misty-ghats&type=upload', 'none'],
  ['/frame-edit/misty-ghats?id=misty-ghats&type=art', '/frame-edit/misty-ghats', 'none'],
  ['/custom-framing/', '/custom-framing?type=upload', 'page'],
  ['/custom-framing/', '/custom-framing?width=1500&height=1800&id=0e54', 'none'],
  ['/custom-framing/', '/custom-framing/?id=0e54', 'none'],
  ['/404.html', '/no-such-page', 'none'],
  ['/404.html', '/%E0%A4%A', 'none'],
  [null, '/account/orders/', 'frame'],
] as const)('HTML of %s fits %s: %s', (address, opened, expected) => {
  expect(matchAddress(address, opened)).toBe(expected);
});

test.each([
  ['', true],
  ['?utm_source=letter&gclid=1', true],
  ['?media=Canvas', false],
  ['?utm_source=letter&page=2', false],
])('an address that ends with "%s" chooses nothing on its page: %s', (search, isInert) => {
  expect(isIgnorableQuery(search)).toBe(isInert);
});

const PAGE = { address: '/', reads: [[['banners'], [1]]], snapshots: { banners: { context: { $read: 0 } } } };

test('what was written is read as it was meant', () => {
  expect(parsePrerenderedPage(JSON.stringify(PAGE))).toEqual({ ...PAGE, snapshots: { banners: { context: [1] } } });
});

test.each([
  ['cut off', JSON.stringify(PAGE).slice(0, -9)],
  ['missing', ''],
  ['another build’s', JSON.stringify({ address: '/', reads: [], rests: {} })],
  ['no page at all', '[]'],
])('what was written and is %s is no page, so that the browser draws it', (_, text) => {
  expect(parsePrerenderedPage(text)).toBeNull();
});

test('what was read travels once, however many charts know it, and is one thing again after that', () => {
  const frames = [{ id: 'nordic' }];
  const travelling = replaceSharedAnswers({ configurator: { context: { frames, tab: 'small' } } }, ['other', frames]);
  expect(JSON.stringify(travelling)).not.toContain('nordic');
  const back = restoreSharedAnswers(travelling, ['other', frames]) as {
    configurator: { context: { frames: unknown } };
  };
  expect(back.configurator.context.frames).toBe(frames);
});

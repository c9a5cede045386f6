import { expect, test } from 'vitest';
import { parseSubject } from '../../../src/routes/configurator/subject.ts';

const parseQuery = (id: string, query: string) => parseSubject(id, new URLSearchParams(query));

test('[FRAME-01] the type says whether the id is an art or an upload', () => {
  expect(parseQuery('misty-ghats', 'type=art')).toEqual({ by: 'art', alias: '/art/misty-ghats' });
  expect(parseQuery('f1', 'type=upload&width=1500&height=1800')).toEqual({
    by: 'upload',
    id: 'f1',
    width: 1500,
    height: 1800,
  });
});

test.each(['type=upload', 'type=upload&width=-1&height=1e9', 'type=upload&width=wide&height=12345678'])(
  '[FRAME-01] pixels that are none (%s) are for the browser that sent the picture to know',
  (query) => {
    expect(parseQuery('f1', query)).toEqual({ by: 'upload', id: 'f1', width: 0, height: 0 });
  },
);

test.each([
  ['misty-ghats', ''],
  ['misty-ghats', 'type=poster'],
  ['misty-ghats', 'type=ART'],
  ['', 'type=art'],
])('[FRAME-01] %j with %j is no picture', (id, query) => {
  expect(parseQuery(id, query)).toBeNull();
});

import { expect, test } from 'vitest';
import { subjectAsked } from '../../../src/routes/frameList/subjectAsked.ts';

const asked = (id: string, query: string) => subjectAsked(id, new URLSearchParams(query));

test('[FRAME-01] the type says whether the id is an art or an upload', () => {
  expect(asked('misty-ghats', 'type=art')).toEqual({ by: 'art', alias: '/art/misty-ghats' });
  expect(asked('f1', 'type=upload&width=1500&height=1800')).toEqual({
    by: 'upload',
    id: 'f1',
    width: 1500,
    height: 1800,
  });
});

test.each(['type=upload', 'type=upload&width=-1&height=1e9', 'type=upload&width=wide&height=12345678'])(
  '[FRAME-01] pixels that are none (%s) are for the browser that sent the picture to know',
  (query) => {
    expect(asked('f1', query)).toEqual({ by: 'upload', id: 'f1', width: 0, height: 0 });
  },
);

test.each([
  ['misty-ghats', ''],
  ['misty-ghats', 'type=poster'],
  ['misty-ghats', 'type=ART'],
  ['', 'type=art'],
])('[FRAME-01] %j with %j is no picture', (id, query) => {
  expect(asked(id, query)).toBeNull();
});

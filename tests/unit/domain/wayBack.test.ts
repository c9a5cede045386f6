import { expect, test } from 'vitest';
import { isWayBack, WAY_BACK } from '../../../src/domain/wayBack.ts';

test('[ART-03] a link back is known by what it tells the router', () => {
  expect(isWayBack(WAY_BACK)).toBe(true);
  expect(isWayBack({ ...WAY_BACK, other: 1 })).toBe(true);
});

test.each([undefined, null, 'isBack', 1, {}, { isBack: false }, { isBack: 'true' }])(
  '[ART-03] %j is no way back',
  (state) => expect(isWayBack(state)).toBe(false),
);

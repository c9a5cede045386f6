import { expect, test } from 'vitest';
import { BACK_LINK_STATE, isBackLink } from '../../../src/domain/storePath.ts';

test('[ART-03] a link back is known by what it tells the router', () => {
  expect(isBackLink(BACK_LINK_STATE)).toBe(true);
  expect(isBackLink({ ...BACK_LINK_STATE, other: 1 })).toBe(true);
});

test.each([undefined, null, 'isBack', 1, {}, { isBack: false }, { isBack: 'true' }])(
  '[ART-03] %j is no way back',
  (state) => expect(isBackLink(state)).toBe(false),
);

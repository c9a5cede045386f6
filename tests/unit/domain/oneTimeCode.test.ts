import { expect, test } from 'vitest';
import { CODE_GOOD_FOR, isWholeCode, RESEND_AFTER } from '../../../src/domain/reach.ts';

test.each(['0000', '4821'])('[OTP-03] %s is a whole code', (code) => expect(isWholeCode(code)).toBe(true));

test.each(['', '482', '48210', '482a', ' 4821', '4821 ', '٤٨٢١', 'code 4821', '4821 is it'])(
  '[OTP-03] [OTP-17] %j is none',
  (code) => expect(isWholeCode(code)).toBe(false),
);

test('[OTP-04] [OTP-24] another code may be asked for after a minute, and one is good for ten', () => {
  expect([RESEND_AFTER, CODE_GOOD_FOR]).toEqual([60, 600]);
});

import { expect, test } from 'vitest';
import { CODE_LIFETIME, isCompleteCode, RESEND_DELAY } from '../../../src/domain/contactMethod.ts';

test.each(['0000', '4821'])('[OTP-03] %s is a whole code', (code) => expect(isCompleteCode(code)).toBe(true));

test.each(['', '482', '48210', '482a', ' 4821', '4821 ', '٤٨٢١', 'code 4821', '4821 is it'])(
  '[OTP-03] [OTP-17] %j is none',
  (code) => expect(isCompleteCode(code)).toBe(false),
);

test('[OTP-04] [OTP-24] another code may be asked for after a minute, and one is good for ten', () => {
  expect([RESEND_DELAY, CODE_LIFETIME]).toEqual([60, 600]);
});

import { expect, test } from 'vitest';
import {
  CODE_LIFETIME,
  formatContactMethod,
  isCompleteCode,
  parseContactMethod,
  RESEND_DELAY,
} from '../../../src/domain/contactMethod.ts';

test.each([
  ['9847012345', { mobile: '9847012345' }],
  [' 98470 12345 ', { mobile: '9847012345' }],
  ['+91 98470 12345', { mobile: '9847012345' }],
  ['+91-98470-12345', { mobile: '9847012345' }],
  ['098470 12345', { mobile: '9847012345' }],
  ['984 701 2345', { mobile: '9847012345' }],
  ['९८४७० १२३४५', { mobile: '9847012345' }],
  ['\u202a+91 98470 12345\u202c', { mobile: '9847012345' }],
  ['12 3456 7890', { mobile: '1234567890' }],
  ['Asha@Example.COM', { mail: 'asha@example.com' }],
  ['\u00a0asha@example.com ', { mail: 'asha@example.com' }],
])('[OTP-14] %j reaches %j', (text, reach) => {
  expect(parseContactMethod(text)).toEqual(reach);
});

test.each(['', '   ', 'asha', 'asha@', 'asha@example', '12345', '98470123456', '+9198470123456', '9847o12345'])(
  '[OTP-14] %j reaches nobody',
  (text) => {
    expect(parseContactMethod(text)).toBeNull();
  },
);

test('[OTP-22] where a code goes is told as the address or the number itself', () => {
  expect([{ mail: 'asha@example.com' }, { mobile: '9847012345' }].map(formatContactMethod)).toEqual([
    'asha@example.com',
    '9847012345',
  ]);
});

test.each(['0000', '4821'])('[OTP-03] %s is a whole code', (code) => expect(isCompleteCode(code)).toBe(true));

test.each(['', '482', '48210', '482a', ' 4821', '4821 ', '٤٨٢١', 'code 4821', '4821 is it'])(
  '[OTP-03] [OTP-17] %j is none',
  (code) => expect(isCompleteCode(code)).toBe(false),
);

test('[OTP-04] [OTP-24] another code may be asked for after a minute, and one is good for ten', () => {
  expect([RESEND_DELAY, CODE_LIFETIME]).toEqual([60, 600]);
});

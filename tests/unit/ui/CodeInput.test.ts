import { expect, test } from 'vitest';
import { applyCodeInput, extractCode } from '../../../src/ui/CodeInput.tsx';

test.each([
  ['1234', '1234'],
  [' 1 2 3 4 ', '1234'],
  ['12-34', '1234'],
  ['12', '12'],
  ['1234 is your code. It is good for 10 minutes.', '1234'],
  ['Your Mitre & Mat OTP: 4821. Call 18001234567 for help.', '4821'],
  ['4821, I repeat: 4821', '4821'],
  ['1234 or 5678', ''],
  ['123456', ''],
  ['no code', ''],
  ['', ''],
])('[OTP-03] of %j the code is %j', (text, code) => {
  expect(extractCode(text)).toBe(code);
});

test.each([
  ['typed at the end', '123', 3, '123'],
  ['a fifth at the end is dropped', '12345', 5, '1234'],
  ['a fifth in the middle takes the place of the one behind it', '19234', 2, '1934'],
  ['one taken out', '134', 1, '134'],
  ['what is no digit', '1a2', 2, '12'],
])('[OTP-03] %s', (_, text, caret, code) => {
  expect(applyCodeInput(text, caret)).toBe(code);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepLettersAndSpaces } from '../../../src/domain/address.ts';
import { formatArtistName } from '../../../src/domain/art.ts';
import { anyText } from './anyText.ts';

describe('names', () => {
  test.each([
    ['Anu Thomas', 'Anu Thomas'],
    ["O'Neil", 'ONeil'],
    ['O’Neil', 'ONeil'],
    ['Mary-Ann 2', 'Mary Ann '],
    ['K. R. Nair', 'K R Nair'],
    ['José', 'José'],
    ['Jose\u0301', 'Jose\u0301'],
    ['प्रिया शर्मा', 'प्रिया शर्मा'],
    ['ലക്ഷ്മി മേനോൻ', 'ലക്ഷ്മി മേനോൻ'],
    ['അനില്\u200d കുമാര്\u200d', 'അനില്\u200d കുമാര്\u200d'],
    ['a\u200db', 'ab'],
    ['தமிழ்', 'தமிழ்'],
    ['Anu\tThomas\nNair', 'Anu Thomas Nair'],
    ['Anu\u00a0Thomas', 'Anu Thomas'],
    ['<b>Anu</b>', 'bAnub'],
    ['अनु१', 'अनु'],
    ['Anu 🌸', 'Anu '],
    ['K.R. Narayanan', 'K R Narayanan'],
    ['Kumaraswamy-Iyer', 'Kumaraswamy Iyer'],
    ['Anu  –  Thomas', 'Anu Thomas'],
    ['', ''],
    ['123', ''],
  ])('[CHK-54] %j becomes %j', (typed, expected) => {
    expect(keepLettersAndSpaces(typed)).toBe(expected);
  });

  test('[CHK-54] nothing but letters, their marks and spaces stays, and that stays as it is', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const expected = keepLettersAndSpaces(typed);
        expect(expected).toMatch(/^(?:[\p{L} ]|\p{M}[\u200c\u200d]?)*$/u);
        expect(keepLettersAndSpaces(expected)).toBe(expected);
      }),
    );
  });

  test.each([
    ['Pazhoor,Nandini', 'Nandini Pazhoor'],
    ['Pazhoor, Nandini', 'Nandini Pazhoor'],
    [' Pazhoor , Nandini ', 'Nandini Pazhoor'],
    ['Studio Ochre', 'Studio Ochre'],
    ['Pazhoor,', 'Pazhoor'],
    [',Nandini', 'Nandini'],
    ['Pazhoor,Nandini,Smt', 'Smt Nandini Pazhoor'],
    ['', ''],
    [',', ''],
  ])('[CAT-20] the stored artist %j is shown as %j', (stored, expected) => {
    expect(formatArtistName(stored)).toBe(expected);
  });
});

import { expect, test } from 'vitest';
import { formatArtistName } from '../../../src/domain/art.ts';

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

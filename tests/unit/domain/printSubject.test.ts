import { expect, test } from 'vitest';
import { mistyGhats } from '../../../machines/framedPicture/samplePictures.ts';
import { toPrintSubject } from '../../../src/domain/printSubject.ts';

test('[CONF-19] art is printed as what it is bought as', () => {
  expect(toPrintSubject(mistyGhats)).toEqual({
    source: 'art',
    id: 'misty-ghats',
    variationId: 'misty-ghats-print',
    title: 'Misty Ghats',
    artist: 'Nandini Pazhoor',
    picture: mistyGhats.picture,
    path: '/art/misty-ghats',
    ratio: 0.8,
    max: { width: 24, height: 30 },
    upload: null,
  });
});

import { expect, test } from 'vitest';
import { framedCanvas, framedPalms, islands, ownPicture, palms } from '../../../machines/cart/sampleLines.ts';
import { deliveryDays, deliveryOf, parcelsOf } from '../../../src/domain/delivery.ts';

test.each([
  { kind: 'print', media: 'Paper', days: 'standard' },
  { kind: 'print', media: 'Canvas', days: 'standard' },
  { kind: 'frame', media: 'Paper', days: 'standard' },
  { kind: 'frame', media: 'Canvas', days: 'long' },
] as const)('[PIN-08] [PIN-10] a $kind on $media takes the $days time', ({ kind, media, days }) => {
  expect(deliveryDays({ kind, media })).toBe(days);
});

test.each([
  [[], [], 'standard'],
  [[palms, islands], ['rolled'], 'standard'],
  [[framedPalms, ownPicture], ['framed'], 'standard'],
  [[framedCanvas], ['framedCanvas'], 'long'],
  [[framedCanvas, framedPalms, palms], ['rolled', 'framed', 'framedCanvas'], 'long'],
] as const)(
  '[PIN-10] [CONST-10] a bag is promised with its slowest line, and says how each travels %#',
  (lines, parcels, days) => {
    expect([parcelsOf(lines), deliveryOf(lines)]).toEqual([parcels, days]);
  },
);

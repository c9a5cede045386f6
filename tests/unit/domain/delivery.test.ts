import { expect, test } from 'vitest';
import { framedCanvas, framedPalms, islands, ownPicture, palms } from '../../../machines/cart/sampleLines.ts';
import { lotusGift, monsoonWall, moonJar, sixRidges } from '../../../machines/cart/sampleProducts.ts';
import { getDeliveryDays, getObjectDeliveryDays } from '../../../src/domain/delivery.ts';
import { getParcels, getSlowestDelivery } from '../../../src/domain/parcels.ts';

test.each([
  { kind: 'print', media: 'Paper', days: '5-7' },
  { kind: 'print', media: 'Canvas', days: '5-7' },
  { kind: 'frame', media: 'Paper', days: '5-7' },
  { kind: 'frame', media: 'Canvas', days: '10-14' },
] as const)('[PIN-08] [PIN-10] a $kind on $media takes $days days', ({ kind, media, days }) => {
  expect(getDeliveryDays({ kind, media })).toBe(days);
});

const bowl = (days: string) => ({ ...moonJar, delivery_days: days });
const rolled = { kind: 'rolled', days: '5-7' };
const framed = { kind: 'framed', days: '5-7' };
const slow = { kind: 'framedCanvas', days: '10-14' };

test.each([
  [[], [], '5-7'],
  [[palms, islands], [rolled], '5-7'],
  [[framedPalms, ownPicture], [framed], '5-7'],
  [[framedCanvas], [slow], '10-14'],
  [[framedCanvas, framedPalms, palms], [rolled, framed, slow], '10-14'],
  [
    [lotusGift, monsoonWall, bowl('')],
    [
      { kind: 'wall', days: '5-7' },
      { kind: 'gift', days: '5-7' },
      { kind: 'object', days: '5-7' },
    ],
    '5-7',
  ],
  [[sixRidges], [{ kind: 'mixedMedia', days: '10-14' }], '10-14'],
  [[bowl('5-7'), bowl('7-9'), bowl('6-8'), palms], [rolled, { kind: 'object', days: '7-9' }], '7-9'],
  [[moonJar, bowl('7-9')], [{ kind: 'object', days: '10-14' }], '10-14'],
  [[bowl('8-9'), bowl('7-12')], [{ kind: 'object', days: '7-12' }], '7-12'],
  [[framedCanvas, bowl('7-9')], [slow, { kind: 'object', days: '7-9' }], '10-14'],
  [[bowl('soon')], [{ kind: 'object', days: 'soon' }], '5-7'],
  [[bowl('soon'), bowl('9')], [{ kind: 'object', days: '9' }], '9'],
])(
  '[PIN-10] [CONST-10] [MIX-13] a bag is promised with its slowest line, and says how each travels %#',
  (lines, parcels, days) => {
    expect([getParcels(lines), getSlowestDelivery(lines)]).toEqual([parcels, days]);
  },
);

test.each([
  ['DECOR-18', { material: 'Ceramic', days: '' }, '10-14'],
  ['DECOR-18', { material: 'Ceramic', days: '6-8' }, '10-14'],
  ['DECOR-19', { material: 'Brass', days: '6-8' }, '6-8'],
  ['DECOR-20', { material: 'Brass', days: '' }, '5-7'],
])('[%s] an object of %j comes in %s days', (_id, object, days) => {
  expect(getObjectDeliveryDays(object)).toBe(days);
});

import { expect, test } from 'vitest';
import { deliveryDays } from '../../../src/domain/delivery.ts';

test.each([
  { kind: 'print', media: 'Paper', days: 'standard' },
  { kind: 'print', media: 'Canvas', days: 'standard' },
  { kind: 'frame', media: 'Paper', days: 'standard' },
  { kind: 'frame', media: 'Canvas', days: 'long' },
] as const)('[PIN-08] [PIN-10] a $kind on $media takes the $days time', ({ kind, media, days }) => {
  expect(deliveryDays({ kind, media })).toBe(days);
});

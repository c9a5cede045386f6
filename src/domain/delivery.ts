import type { CartLine } from './cart.ts';
import type { Media } from './media.ts';

/** The delivery promise: 5 to 7 days, or 10 to 14 (PIN-08, PIN-10). */
export type DeliveryDays = 'standard' | 'long';

/** 'long' is the promise of 10 to 14 days, which only a framed canvas needs (PIN-08, PIN-10). */
export const deliveryDays = ({ kind, media }: { kind: 'print' | 'frame'; media: Media }): DeliveryDays =>
  kind === 'frame' && media === 'Canvas' ? 'long' : 'standard';

/** How a line travels: a print rolled in a tube, a framed one flat in a box; a framed canvas takes longer (PIN-10, CONST-10). */
export type Parcel = 'rolled' | 'framed' | 'framedCanvas';

const parcelOf = ({ kind, papertype }: CartLine): Parcel => {
  if (kind === 'print') return 'rolled';
  return papertype === 'Canvas' ? 'framedCanvas' : 'framed';
};

/** The parcels of these lines, each named once. */
export const parcelsOf = (lines: readonly CartLine[]): Parcel[] =>
  (['rolled', 'framed', 'framedCanvas'] as const).filter((parcel) => lines.some((line) => parcelOf(line) === parcel));

/** The promise for everything in a bag, which is that of its slowest line (PIN-10). */
export const deliveryOf = (lines: readonly CartLine[]): DeliveryDays =>
  parcelsOf(lines).includes('framedCanvas') ? 'long' : 'standard';

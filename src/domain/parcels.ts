import { getSlowestDays } from './arrival.ts';
import type { CartLine } from './cartLine.ts';
import { DELIVERY_DAYS, getDeliveryDays } from './delivery.ts';

/** Kinds of parcels, in the order of the list. */
const KINDS = ['rolled', 'framed', 'framedCanvas', 'wall', 'gift', 'object', 'mixedMedia'] as const;
/** How something travels, and in how many days it comes: '5-7'. Prints travel in a tube, a framed one flat in a box (PIN-10, CONST-10). */
export type Parcel = { kind: (typeof KINDS)[number]; days: string };

function toParcel(line: CartLine): Parcel {
  switch (line.kind) {
    case 'print':
      return { kind: 'rolled', days: DELIVERY_DAYS.standard };
    case 'frame':
      return {
        kind: line.papertype === 'Canvas' ? 'framedCanvas' : 'framed',
        days: getDeliveryDays({ kind: 'frame', media: line.papertype }),
      };
    case 'gallery_wall':
      return { kind: 'wall', days: DELIVERY_DAYS.standard };
    case 'gifting':
      return { kind: 'gift', days: DELIVERY_DAYS.standard };
    case 'object':
      return { kind: 'object', days: line.delivery_days || DELIVERY_DAYS.standard };
    case 'mixed_media':
      return { kind: 'mixedMedia', days: DELIVERY_DAYS.long };
  }
}

/** The parcels of these lines, each kind named once with the days of its slowest line. */
export const getParcels = (lines: readonly CartLine[]): Parcel[] => {
  const parcels = lines.map(toParcel);
  return KINDS.flatMap((kind) => {
    const days = parcels.filter((parcel) => parcel.kind === kind).map((parcel) => parcel.days);
    return days.length > 0 ? [{ kind, days: getSlowestDays(days) }] : [];
  });
};

/** In how many days everything in a bag is there, which is when its slowest line is (PIN-10). */
export const getSlowestDelivery = (lines: readonly CartLine[]): string =>
  getSlowestDays([DELIVERY_DAYS.standard, ...lines.map((line) => toParcel(line).days)]);

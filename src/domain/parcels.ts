import type { CartLine } from './cartLine.ts';
import { DAYS, deliveryDays } from './delivery.ts';

/** Kinds of parcels, in the order in which they are told of. */
const KINDS = ['rolled', 'framed', 'framedCanvas', 'wall', 'gift', 'object', 'mixedMedia'] as const;
/** How something travels, and in how many days it comes: '5-7'. Prints travel in a tube, a framed one flat in a box (PIN-10, CONST-10). */
export type Parcel = { kind: (typeof KINDS)[number]; days: string };

function parcelOf(line: CartLine): Parcel {
  switch (line.kind) {
    case 'print':
      return { kind: 'rolled', days: DAYS.standard };
    case 'frame':
      return {
        kind: line.papertype === 'Canvas' ? 'framedCanvas' : 'framed',
        days: deliveryDays({ kind: 'frame', media: line.papertype }),
      };
    case 'gallery_wall':
      return { kind: 'wall', days: DAYS.standard };
    case 'gifting':
      return { kind: 'gift', days: DAYS.standard };
    case 'object':
      return { kind: 'object', days: line.delivery_days || DAYS.standard };
    case 'mixed_media':
      return { kind: 'mixedMedia', days: DAYS.long };
  }
}

const longest = ({ days }: Pick<Parcel, 'days'>): number => Number(/\d+$/.exec(days)?.[0] ?? 0);

/** The parcels of these lines, each kind named once with the days of its slowest line. */
export const parcelsOf = (lines: readonly CartLine[]): Parcel[] => {
  const parcels = lines.map(parcelOf);
  return KINDS.flatMap((kind) => {
    const [slowest] = parcels
      .filter((parcel) => parcel.kind === kind)
      .sort((one, other) => longest(other) - longest(one));
    return slowest ? [slowest] : [];
  });
};

/** In how many days everything in a bag is there, which is when its slowest line is (PIN-10). */
export const deliveryOf = (lines: readonly CartLine[]): string =>
  parcelsOf(lines).reduce<Pick<Parcel, 'days'>>(
    (slowest, parcel) => (longest(parcel) > longest(slowest) ? parcel : slowest),
    { days: DAYS.standard },
  ).days;

import type { Media } from './framingTerms.ts';

/** The delivery promise, in days: the usual one, and that of what takes longer (PIN-08, PIN-10, MIX-13). */
export const DELIVERY_DAYS = { standard: '5-7', long: '10-14' } as const;

/** In how many days a picture comes: only a framed canvas takes longer (PIN-08, PIN-10). */
export const getDeliveryDays = ({ kind, media }: { kind: 'print' | 'frame'; media: Media }): string =>
  kind === 'frame' && media === 'Canvas' ? DELIVERY_DAYS.long : DELIVERY_DAYS.standard;

/** In how many days a decor object comes, '7-9': ceramics in 10-14, others as the shop states, or as usual (DECOR-18 to DECOR-20). */
export const getObjectDeliveryDays = ({ material, days }: { material: string; days: string }): string =>
  material === 'Ceramic' ? DELIVERY_DAYS.long : days || DELIVERY_DAYS.standard;

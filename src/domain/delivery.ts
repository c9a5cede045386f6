import type { Media } from './media.ts';

/** The delivery promise: 5 to 7 days, or 10 to 14 (PIN-08, PIN-10). */
export type DeliveryDays = 'standard' | 'long';

/** 'long' is the promise of 10 to 14 days, which only a framed canvas needs (PIN-08, PIN-10). */
export const deliveryDays = ({ kind, media }: { kind: 'print' | 'frame'; media: Media }): DeliveryDays =>
  kind === 'frame' && media === 'Canvas' ? 'long' : 'standard';

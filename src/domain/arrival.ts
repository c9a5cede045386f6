import { DELIVERY_DAYS } from './delivery.ts';
import { createIndianFormat } from './indianDate.ts';

/** What an order item holds of how it was made; `type` as `field_product_type` has it. */
type OrderedProduct = { type: string; media: string; isFramed: boolean };

/** In how many days an ordered thing comes. What a decor object is made of is no part of its order item: any of the days are possible. */
export function getOrderedDays({ type, media, isFramed }: OrderedProduct): string {
  if (type === 'mixed_media') return DELIVERY_DAYS.long;
  if (type === 'object') return '5-14';
  return isFramed && media === 'Canvas' ? DELIVERY_DAYS.long : DELIVERY_DAYS.standard;
}

const DAY = 24 * 60 * 60 * 1000;

/** The first and the last of '5-7' days; one number is both. */
const getDayRange = (days: string): [number, number] => {
  const [first = 0, last = first] = (days.match(/\d+/g) ?? []).map(Number);
  return [first, last];
};

/** The days of what takes longest: '10-14' of '5-7' and '10-14'; the usual ones where nothing is named. */
export const getSlowestDays = ([first = DELIVERY_DAYS.standard, ...others]: readonly string[]): string =>
  others.reduce((slowest, days) => (getDayRange(days)[1] > getDayRange(slowest)[1] ? days : slowest), first);

/** The moment at which the last day of formatArrival() is over at the latest, in milliseconds since 1970. */
export const getLastArrival = (days: string, from: number): number => from + (getDayRange(days)[1] + 1) * DAY;

const getDayFormat = createIndianFormat({ day: 'numeric', month: 'long' });

/**
 * The days in India on which something comes that takes '5-7' days from a moment in milliseconds since 1970: '4 to 8 December';
 * '' where a host names no number of days.
 */
export function formatArrival(days: string, from: number): string {
  const [first, last] = getDayRange(days);
  if (last === 0) return '';
  const parts = getDayFormat().formatRangeToParts(from + first * DAY, from + last * DAY);
  const isDash = (at: number) => parts[at - 1]?.source === 'startRange' && parts[at]?.source === 'shared';
  return parts.map(({ value }, at) => (isDash(at) ? ' to ' : value)).join('');
}

/** When the seed was entered, RFC 3339. Fixed, so that two starts give the same data. */
export const STAMP = '2026-01-05T04:30:00+00:00';

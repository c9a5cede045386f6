/** How far India's clocks are ahead of UTC, in milliseconds, all year round. */
export const INDIA_UTC_OFFSET = 5.5 * 60 * 60 * 1000;

const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** The day in India of a moment in milliseconds since 1970: '21 Nov 2026'. */
export const formatIndianDate = (moment: number): string => format.format(moment);

const formatToMinute = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

/** The day and the time in India of a moment in milliseconds since 1970: '22 Nov, 14:05'. */
export const formatIndianDateTime = (moment: number): string => formatToMinute.format(moment);

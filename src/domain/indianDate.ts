/** How far India's clocks are ahead of UTC, in milliseconds, all year round. */
export const INDIA_UTC_OFFSET = 5.5 * 60 * 60 * 1000;

/** Days and times as they are written in India; made when it is first called, for the first use of Intl takes a phone 100 ms. */
export function createIndianFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined;
  return () => {
    format ??= new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'Asia/Kolkata' });
    return format;
  };
}

const getDayFormat = createIndianFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** The day in India of a moment in milliseconds since 1970: '21 Nov 2026'. */
export const formatIndianDate = (moment: number): string => getDayFormat().format(moment);

const getMinuteFormat = createIndianFormat({
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The day and the time in India of a moment in milliseconds since 1970: '22 Nov, 14:05'. */
export const formatIndianDateTime = (moment: number): string => getMinuteFormat().format(moment);

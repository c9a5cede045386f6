const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

/** The day and the time in India of a moment in milliseconds since 1970: '22 Nov, 14:05'. */
export const formatIndianDateTime = (moment: number): string => format.format(moment);

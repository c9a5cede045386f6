const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** The day in India of a moment in milliseconds since 1970: '21 Nov 2026'. */
export const dayInIndia = (moment: number): string => format.format(moment);

import { formatArrival } from '../../domain/arrival.ts';
import { arrivalMessages } from '../../messages/arrival.ts';
import { formatMessage } from '../../messages/message.ts';

/** On which days something comes to a pincode that is ordered today; nothing where a host names no number of days. (PIN-08, PIN-10) */
export function ArrivalDates({ days }: { days: string }) {
  // Dates change once a day: the time of rendering need not be state of the pincode's chart.
  const dates = formatArrival(days, Date.now());
  return dates ? <span>. {formatMessage(arrivalMessages['arrival.dates'], { dates })}</span> : null;
}

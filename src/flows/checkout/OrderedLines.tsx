import { formatArrival } from '../../domain/arrival.ts';
import { getLineTotal } from '../../domain/cart.ts';
import type { CartLine } from '../../domain/cartLine.ts';
import { describeLine } from '../../domain/lineDescription.ts';
import { formatRupees } from '../../domain/money.ts';
import type { Parcel } from '../../domain/parcels.ts';
import { arrivalMessages } from '../../messages/arrival.ts';
import { cartMessages } from '../../messages/cart.ts';
import { checkoutMessages } from '../../messages/checkout.ts';
import { formatMessage } from '../../messages/message.ts';
import { LineThumbnail } from '../../preview/thumbnail/LineThumbnail.tsx';
import { keepUnitsTogether } from '../../ui/keepUnitsTogether.ts';
import { TextLines } from '../../ui/TextLines.tsx';
import styles from './OrderedLines.module.css';

/** Lines that can no longer be changed here (CHK-63). */
export const OrderedLines = ({ lines }: { lines: readonly CartLine[] }) => (
  <ul className={styles.lines} aria-label="Items of the order">
    {lines.map((line) => (
      <li key={line.key} className={styles.line}>
        <LineThumbnail line={line} missingText={formatMessage(cartMessages['cart.noPreview'])} />
        <div>
          <p className={styles.name}>{line.item_name}</p>
          <TextLines
            className={styles.description}
            lines={[...describeLine(line), `Quantity ${line.quantity}`].map(keepUnitsTogether)}
          />
        </div>
        <p className={styles.price}>{formatRupees(getLineTotal(line))}</p>
      </li>
    ))}
  </ul>
);

/** The arrival dates of an order of today; nothing where the host configures no number of days. */
export function ArrivalDates({ days }: Pick<Parcel, 'days'>) {
  // Dates are days: the exact time of rendering is no state of the checkout.
  const dates = formatArrival(days, Date.now());
  return dates ? formatMessage(arrivalMessages['arrival.dates'], { dates }) : null;
}

/** How a parcel is sent, its number of days, which does not wrap, and its arrival dates (CHK-69, PIN-10). */
export function ParcelNote({ kind, days }: Parcel) {
  const promise = `${days} days`;
  const [before, after] = formatMessage(checkoutMessages[`parcel.${kind}`], { days }).split(promise);
  return (
    <span>
      {before}
      <span className={styles.promise}>{promise}</span>
      {after}{' '}
      <strong className={styles.arrival}>
        <ArrivalDates days={days} />
      </strong>
    </span>
  );
}

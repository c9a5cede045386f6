import { formatIndianDate } from '../../domain/indianDate.ts';
import type { Invoice as InvoiceView } from '../../domain/invoice.ts';
import { formatExactRupees } from '../../domain/money.ts';
import { formatMessage } from '../../messages/message.ts';
import { ordersMessages } from '../../messages/order.ts';
import { EmptyState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { TextLines } from '../../ui/TextLines.tsx';
import styles from './Invoice.module.css';
import parts from './OrderParts.module.css';
import { AddressLines, LoadedOrder, PrintButton } from './OrderParts.tsx';

/** The GST invoice of an order, made to be printed or saved as a PDF. (CHK-25, ORD-29) */
export const Invoice = () => (
  <LoadedOrder>
    {({ invoice }) =>
      invoice ? (
        <InvoiceSheet invoice={invoice} />
      ) : (
        <EmptyState
          level={1}
          title={formatMessage(ordersMessages['orders.noInvoice'])}
          text={formatMessage(ordersMessages['orders.noInvoiceYet'])}
          action={<Button render={<Link to="/contact-us" />}>Write to us</Button>}
        />
      )
    }
  </LoadedOrder>
);

function InvoiceSheet({ invoice }: { invoice: InvoiceView }) {
  const { number, date, seller, gstin, buyer, delivery, state } = invoice;
  return (
    <article className={styles.invoice}>
      <header className={parts.header}>
        <h1 className={styles.title}>Tax invoice</h1>
        <PrintButton />
      </header>
      <dl className={parts.facts}>
        <div>
          <dt>Invoice number</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>Date</dt>
          <dd>{formatIndianDate(date)}</dd>
        </div>
        <div>
          <dt>Place of supply</dt>
          <dd>
            {state.name} ({state.code})
          </dd>
        </div>
        <div>
          <dt>Reverse charge</dt>
          <dd>No</dd>
        </div>
      </dl>
      <div className={styles.parties}>
        <section aria-labelledby="invoice-seller">
          <h2 className={styles.heading} id="invoice-seller">
            Sold by
          </h2>
          <AddressLines lines={[...seller, `GSTIN: ${gstin}`]} />
        </section>
        <section aria-labelledby="invoice-buyer">
          <h2 className={styles.heading} id="invoice-buyer">
            Billed to
          </h2>
          <AddressLines lines={buyer} />
        </section>
        <section aria-labelledby="invoice-delivery">
          <h2 className={styles.heading} id="invoice-delivery">
            Delivered to
          </h2>
          <AddressLines lines={delivery} />
        </section>
      </div>
      <InvoiceTable invoice={invoice} />
    </article>
  );
}

/** Every line with its tax, and the totals. It is wider than a phone, and scrolls there by itself. */
function InvoiceTable({ invoice: { lines, taxNames, taxable, taxes, total } }: { invoice: InvoiceView }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={styles.scroller} tabIndex={0} aria-label="Lines of the invoice">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Description</th>
            <th scope="col">HSN</th>
            <th scope="col">Qty</th>
            <th scope="col">Taxable value</th>
            <th scope="col">GST rate</th>
            {taxNames.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {line.title}
                <TextLines className={styles.choice} lines={line.choices} />
              </th>
              <td>{line.hsn}</td>
              <td>{line.quantity}</td>
              <td>{formatExactRupees(line.taxable)}</td>
              <td>{line.rate}%</td>
              {line.taxes.map((tax, at) => (
                <td key={taxNames[at]}>{formatExactRupees(tax)}</td>
              ))}
              <td>{formatExactRupees(line.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Total
            </th>
            <td>{formatExactRupees(taxable)}</td>
            <td />
            {taxes.map((tax, at) => (
              <td key={taxNames[at]}>{formatExactRupees(tax)}</td>
            ))}
            <td>{formatExactRupees(total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

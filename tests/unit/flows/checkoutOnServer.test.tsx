import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { cartMachine } from '../../../machines/cart/cart.machine.ts';
import { createCartSnapshot } from '../../../machines/cart/cart.samples.ts';
import { checkoutSamples } from '../../../machines/checkout/checkout.samples.ts';
import { emptyRecord } from '../../../machines/checkout/checkoutRecord.ts';
import { parseHtml } from '../../../src/api/parseHtml.ts';
import { cart } from '../../../src/flows/cart/CartButton.tsx';
import { CartPanel } from '../../../src/flows/cart/CartPanel.tsx';
import { Checkout } from '../../../src/flows/checkout/Checkout.tsx';
import { checkout } from '../../../src/flows/checkout/checkout.ts';
import { checkoutLogic } from '../../../src/ports/checkout.ts';

function Visit({ input }: { input: typeof checkoutSamples.input }) {
  const bag = cart.useActorRef();
  return (
    <checkout.Provider logic={checkoutLogic({ cart: bag })} options={{ input }}>
      <Checkout />
    </checkout.Provider>
  );
}

/** The page as HTML, where there is no window, and the bag holds this. */
const html = (address: string, lines: typeof checkoutSamples.input.lines) => {
  const { pathname, searchParams } = new URL(address, 'https://store.example/checkout/');
  const stage = pathname.replace('/checkout/', '');
  const record = { ...emptyRecord, order_no: '123' };
  const orderNo = searchParams.get('order_no');
  return renderToString(
    <StaticRouter location={`/checkout/${address}`}>
      <cart.Provider logic={cartMachine} options={{ snapshot: createCartSnapshot(lines) }}>
        <Visit input={{ ...checkoutSamples.input, stage, orderNo, lines, copies: { lines, record } }} />
        <CartPanel />
      </cart.Provider>
    </StaticRouter>,
  );
};

test.each([
  ['shopping-bag', 'Shopping bag'],
  ['details', 'Shopping bag'],
  ['shipping', 'Shipping and billing'],
  ['review', 'Shipping and billing'],
  ['payment?order_no=123', 'Your payment status is being collected.'],
  ['payment_fail?order_no=123', 'Payment'],
  ['payment_fail?order_no=456', undefined],
  ['order-123', 'Your payment is still being confirmed.'],
])('[CHK-03] [CHK-05] [CHK-06] [CHK-08] [CHK-09] %s renders without a window', (stage, title) => {
  expect('window' in globalThis).toBe(false);
  expect(parseHtml(html(stage, checkoutSamples.input.lines)).querySelector('h1')?.textContent).toBe(title);
});

test.each(['shopping-bag', 'shipping', 'review', 'nowhere'])('[CHK-12] %s renders without a bag', (stage) => {
  expect(html(stage, [])).toContain('SHOPPING BAG');
});

test('an order number with script in it is shown nowhere', () => {
  expect(html('payment_fail?order_no="><script>alert(1)</script>', [])).not.toContain('alert');
});

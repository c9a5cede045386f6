import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { cartMachine } from '../../../machines/cart/cart.machine.ts';
import { standingBag } from '../../../machines/cart/standingBag.ts';
import { checkoutSamples } from '../../../machines/checkout/checkout.samples.ts';
import { emptyRecord } from '../../../machines/checkout/checkoutRecord.ts';
import { CartPanel } from '../../../src/flows/cart/CartPanel.tsx';
import { cart } from '../../../src/flows/cart/cart.ts';
import * as kept from '../../../src/ports/readCheckout.ts';
import { CheckoutPage } from '../../../src/routes/checkout/CheckoutPage.tsx';

vi.mock('../../../src/ports/readCheckout.ts', { spy: true });

/** The page as HTML, where there is no window, and the bag holds this. */
const html = (stage: string, lines: typeof checkoutSamples.input.lines) => {
  const record = { ...emptyRecord, order_no: '123' };
  const input = { ...checkoutSamples.input, lines, copies: { lines, record } };
  vi.mocked(kept.readCheckout).mockReturnValue(input);
  return renderToString(
    <StaticRouter location={`/checkout/${stage}`}>
      <cart.Start logic={cartMachine} options={{ snapshot: standingBag(lines) }}>
        <Routes>
          <Route path="/checkout/:stage" element={<CheckoutPage />} />
        </Routes>
        <CartPanel />
      </cart.Start>
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
  ['payment_fail?order_no=456', 'Payment failed'],
  ['order-123', 'It&#x27;s Ordered!'],
])('[CHK-03] [CHK-05] [CHK-06] [CHK-08] [CHK-09] %s renders without a window', (stage, title) => {
  expect('window' in globalThis).toBe(false);
  expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(html(stage, checkoutSamples.input.lines))?.[1]).toBe(title);
});

test.each(['shopping-bag', 'shipping', 'review', 'nowhere'])('[CHK-12] %s renders without a bag', (stage) => {
  expect(html(stage, [])).toContain('SHOPPING BAG');
});

test('an order number with script in it is shown nowhere', () => {
  expect(html('payment_fail?order_no="><script>alert(1)</script>', [])).not.toContain('alert');
});

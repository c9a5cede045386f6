import { createHmac } from 'node:crypto';
import { type Attack, type Host, patchEntity, sendForm } from './attack.ts';
import { getGuest, isPaid, PAYMENTS, type ProbeOrder, patchOrder, withPlacedOrder } from './probeOrders.ts';

const PAYMENT = 'pay_29QQoUBi66xm2f';
const MONEY = { currency_code: 'INR' };

/** Begins the payment of an order. Gives the order that the host opened at the second provider, undefined without one. */
async function startPayment(host: Host, { id }: ProbeOrder): Promise<string | undefined> {
  const { bearer } = await getGuest(host, 'owner');
  return (await host.send('/order/payment_create', { bearer, body: { order_id: id } })).body?.razorpay_order_id;
}

/** An order of which a client makes the host believe that it is paid, though nobody paid; each way by itself. */
const tryPayment =
  (
    attempts: (host: Host, order: ProbeOrder) => Promise<readonly (() => Promise<unknown>)[]>,
    describeGain: string,
  ): Attack['attempt'] =>
  (host) =>
    withPlacedOrder(host, async (order) => {
      for (const attempt of await attempts(host, order)) {
        await attempt();
        if (await isPaid(host, order)) return describeGain;
      }
      return null;
    });

/** Payments that nobody made (PAY-10, PAY-20). */
export const paymentAttacks: readonly Attack[] = [
  {
    name: 'payment.forged',
    requirement:
      'A payment at the second provider counts by the signature of the order that the host opened there, and no other.',
    attempt: tryPayment(async (host, order) => {
      const opened = (await startPayment(host, order)) ?? 'order_9A33XWu170gUtm';
      const receipt = (razorpay_order_id: string, secret: string) => ({
        razorpay_payment_id: PAYMENT,
        razorpay_order_id,
        razorpay_signature: createHmac('sha256', secret).update(`${razorpay_order_id}|${PAYMENT}`).digest('hex'),
      });
      const receipts = [
        { razorpay_payment_id: PAYMENT },
        { razorpay_payment_id: PAYMENT, razorpay_order_id: opened, razorpay_signature: '' },
        // of a host whose secret was never set, and of an order that the client names
        receipt(opened, ''),
        receipt('order_of_the_client', ''),
      ];
      return receipts.map(
        (each) => () => host.send('/order/payment_verify', { body: { order_no: order.number, ...each } }),
      );
    }, 'an order is paid by a signature that is made up'),
  },
  {
    name: 'payment.record',
    requirement: 'Nobody but the host writes payments, or the state that they bring an order to.',
    attempt: tryPayment(async (host, order) => {
      await startPayment(host, order);
      const { bearer } = await getGuest(host, 'owner');
      const query = new URLSearchParams({ include: 'order_id', 'filter[order_id.order_number]': order.number });
      const { body: poll } = await host.send(`${PAYMENTS}?${query}`);
      const id = poll?.data?.[0]?.id;
      const type = 'commerce_payment--payment_manual';
      const attributes = { state: 'completed', amount: { ...MONEY, number: '1.00' } };
      const order_id = { data: { type: 'commerce_order--default', id: order.id } };
      return [
        () => patchOrder(host, order, bearer, { state: 'completed' }),
        () => patchOrder(host, order, bearer, { total_paid: { ...MONEY, number: String(order.total) } }),
        () => host.send(PAYMENTS, { bearer, body: { data: { type, attributes, relationships: { order_id } } } }),
        ...(id ? [() => patchEntity(host, PAYMENTS, { type, id, attributes: { state: 'completed' } }, bearer)] : []),
      ];
    }, 'a client writes that its own order is paid'),
  },
  {
    name: 'payment.testGateway',
    requirement: 'There is no test gateway: whoever calls it would complete any order.',
    attempt: tryPayment(async (host, order) => {
      await startPayment(host, order);
      return [() => host.send(`/test_gateway/${order.number}`, { body: { method: 'razorpay', outcome: 'paid' } })];
    }, 'the test gateway completes an order'),
  },
  {
    name: 'oauth.clientCredentials',
    requirement: 'The client whose secret the proxy adds has no client credentials grant.',
    async attempt(host) {
      const { body } = await sendForm(host, '/oauth/token', { grant_type: 'client_credentials' });
      return body?.access_token ? 'a stranger gets a token without a password' : null;
    },
  },
];

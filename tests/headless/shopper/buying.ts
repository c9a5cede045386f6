import type { BillingAddress } from '../../../src/domain/address.ts';
import type { Visit } from '../world/visit.ts';
import { waitForPath, waitForView } from './shopper.ts';

/** What a guest types at the shipping stage; city and state come with the pincode. */
export const ASHA = {
  first_name: 'Asha',
  last_name: 'Menon',
  mail: 'asha@example.com',
  phone: '9847123456',
  house: '12 B, Lotus Court',
  street_name: 'Marine Drive',
} as const satisfies Partial<BillingAddress>;

/** Types a coupon's code into its field, and applies it. */
export function applyCoupon(visit: Visit, code: string): void {
  visit.see('coupon').type(code);
  visit.see('coupon').apply();
}

/** From the bag to the shipping stage. */
export async function leaveBag(visit: Visit): Promise<void> {
  (await waitForView(visit, 'bagCheck', ({ canContinue }) => canContinue)).goOn();
  await waitForPath(visit, '/checkout/shipping');
}

/** Fills in the guest's address and goes on to the review; a code that was sent to the guest is typed. */
export async function shipAsGuest(visit: Visit, address: Partial<BillingAddress> = ASHA): Promise<void> {
  await waitForView(visit, 'shipping', ({ isFilling }) => isFilling);
  for (const [field, text] of Object.entries(address))
    visit.see('shipping').typeBilling(field as keyof BillingAddress, text);
  (
    await waitForView(visit, 'shipping', ({ pincode, canContinue }) => canContinue && pincode.status === 'serviceable')
  ).goOn();
  await waitForPath(visit, '/checkout/review');
}

/** Goes on to the review with the addresses that the customer has chosen by default. */
export async function shipAsCustomer(visit: Visit): Promise<void> {
  const addresses = await waitForView(
    visit,
    'savedAddresses',
    ({ isChoosing, canContinue }) => isChoosing && canContinue,
  );
  addresses.goOn();
  await waitForPath(visit, '/checkout/review');
}

/** Agrees to the terms, and places the order. Ends with the choice how to pay. */
export async function placeOrder(visit: Visit): Promise<void> {
  (await waitForView(visit, 'checkout', ({ canAgree }) => canAgree)).toggleTerms();
  visit.see('checkout').place();
  await waitForView(visit, 'payment', ({ isOpen, canChoose }) => isOpen && canChoose('ccavenue'));
}

/** Goes to the first provider's page, and ends the payment there. */
export async function payThere(visit: Visit, end: 'pay' | 'fail' | 'leaveOpen' | 'close' = 'pay'): Promise<void> {
  visit.see('payment').choose('ccavenue');
  visit.see('payment').goOn();
  await waitForPath(visit, '/test-gateway');
  visit.see('testGateway')[end]();
}

/** Waits for the confirmation; gives the number of the order. */
export async function confirmation(visit: Visit): Promise<string> {
  await waitForPath(visit, '/checkout/order-');
  const { orderNo } = await waitForView(visit, 'checkout', ({ stage }) => stage === 'confirmed');
  return orderNo as string;
}

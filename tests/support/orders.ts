import type { GuestInput } from '../../machines/guestAccount/guestAccount.setup.ts';
import { demoSession } from '../../machines/orderHistory/demoSession.ts';
import { session } from '../../machines/orderPlacement/samplePurchase.ts';
import { testGatewaySamples } from '../../machines/testGateway/testGateway.samples.ts';
import type { EmbeddedBackend } from '../../mocks/backend.ts';
import { addAccount, findAccount } from '../../mocks/handlers/accounts.ts';
import { expireAccessTokens } from '../../mocks/handlers/tokens.ts';
import { scenarios } from '../../mocks/scenarios/registry.ts';
import type { UserSession } from '../../src/domain/userSession.ts';
import type { Harness } from './harness/fixture.ts';

const { orderNo, amount } = testGatewaySamples.input;
const ORDER = { type: 'commerce_order--default', id: '0b1e7a5e-0000-4000-8000-0000000000aa' };
const PAYMENT = { type: 'commerce_payment--payment_manual', id: '0b1e7a5e-0000-4000-8000-0000000000bb' };
const price = { number: (amount / 100).toFixed(2), currency_code: 'INR' };
const HOUR = 3_600_000;

/** The tokens of a session are good for an hour. */
function tokensGood({ store }: EmbeddedBackend, { token: access, refresh_token: refresh, details }: UserSession): void {
  const until = store.now() + HOUR;
  const attributes = { access, refresh, accessUntil: until, refreshUntil: until };
  const uid = { type: 'user--user', id: details.id };
  store.add({ type: 'backend--token', id: access, attributes, relationships: { uid } });
}

/** The guest of the samples with a token that is good for an hour. */
export function seedGuest(backend: EmbeddedBackend): void {
  const { id, name, mail } = session.details;
  backend.store.add({ type: 'user--user', id, attributes: { name, mail, display_name: name } });
  tokensGood(backend, session);
}

/** The demo customer is signed in. */
export const seedSignedInCustomer = (backend: EmbeddedBackend): void => tokensGood(backend, demoSession);

/** The demo customer is signed in, and this browser keeps it. */
export function seedStoredSession(backend: EmbeddedBackend): void {
  seedSignedInCustomer(backend);
  localStorage.setItem('user', JSON.stringify(demoSession));
}

/** The customer's token has run out; `spent`: the login cannot be renewed either. Nothing else is departed from. */
export const expireToken =
  ({ spent }: { spent: boolean }) =>
  ({ backend, gate }: Pick<Harness, 'backend' | 'gate'>): void => {
    expireAccessTokens(backend.store);
    gate.open(scenarios[spent ? 'tokens.spent' : 'tokens.renewed']());
  };

/** An account under the guest's number, where there is none yet. */
export function seedGuestAccount({ store }: EmbeddedBackend, { mobile, mail, fullName }: GuestInput): void {
  if (!findAccount(store, mobile))
    addAccount(store, { name: mobile, mail, fullName, pass: 'made-up', alternateNumber: '' });
}

/** The backend expects this code from a phone number or mail address. */
export function setCode({ store }: EmbeddedBackend, to: string, code: string): void {
  const attributes = { code, sent: 1, until: store.now() + HOUR, wrong: 0, blockedUntil: 0 };
  store.remove('backend--code', to);
  store.add({ type: 'backend--code', id: to, attributes });
}

/** An order under the number of the samples that waits to be paid. */
export function seedPlacedOrder(backend: EmbeddedBackend): void {
  seedGuest(backend);
  const uid = { type: 'user--user', id: session.details.id };
  const attributes = { order_number: orderNo, state: 'processing', total_price: price, checkout_step: 'started' };
  backend.store.add({ ...ORDER, attributes, relationships: { uid } });
  backend.store.add({
    ...PAYMENT,
    attributes: { state: 'pending', amount: price },
    relationships: { order_id: ORDER },
  });
}

/** That order was paid in another tab. */
export function markPaid({ store }: EmbeddedBackend): void {
  const payment = store.find(PAYMENT);
  if (payment) store.put({ ...payment, attributes: { ...payment.attributes, state: 'completed' } });
}

/** The state that the backend has for the payment of that order. */
export const getPaymentState = ({ store }: EmbeddedBackend) => store.find(PAYMENT)?.attributes.state;

import type { Samples } from '../kit/samples.ts';
import { billing, delivery, lines, session } from '../orderPlacement/samplePurchase.ts';
import { createPincodeReplies } from '../pincode/pincode.samples.ts';
import type { shippingMachine } from './shipping.machine.ts';

/** Under another mail address than the account that was made before. */
const otherBilling = { ...billing, mail: 'asha.menon@example.com' };
const otherSession = { ...session, details: { ...session.details, mail: otherBilling.mail } };

export const shippingSamples = {
  input: { lines, pincode: '682001', savedAddresses: { billing: otherBilling, delivery, same: true }, session },
  events: [
    { type: 'billing.typed', field: 'pincode', text: '68200' },
    { type: 'billing.typed', field: 'pincode', text: '682001' },
    { type: 'billing.typed', field: 'mail', text: '' },
    { type: 'billing.typed', field: 'mail', text: 'asha@example.com' },
    { type: 'delivery.typed', field: 'pincode', text: '682001' },
    { type: 'delivery.typed', field: 'first_name', text: 'Ravi Kumar' },
    { type: 'type.chosen', addressType: 'business' },
    { type: 'same.toggled' },
    { type: 'pincode.retried' },
    { type: 'shipping.continued' },
    { type: 'shipping.reopened' },
    ...createPincodeReplies({ pincode: '682001', city: 'Kochi', state: 'Kerala' }),
    { type: 'xstate.done.actor.guestAccount', output: otherSession, reply: 'guest.signedIn' },
    { type: 'xstate.done.actor.guestAccount', output: null, reply: 'guest.refused' },
  ],
  starts: {
    // The backend refused the city when the order was placed.
    refused: {
      input: {
        lines,
        pincode: '682001',
        savedAddresses: { billing, delivery, same: true },
        session,
        refusedFields: { billing: { city: 'refused' }, delivery: {} },
      },
      events: [{ type: 'billing.typed', field: 'city', text: 'Ernakulam' }],
    },
  },
  distinguish: ({ billing, same, session, problems, lookup }) => ({
    type: billing.address_type,
    pincode: billing.pincode,
    mail: billing.mail,
    same,
    hasSession: session !== null,
    problems,
    lookup,
  }),
  // The account's id and tokens are the backend's own.
  compare: ({ session, ...context }) => ({ ...context, account: session?.details.mail }),
} satisfies Samples<typeof shippingMachine>;

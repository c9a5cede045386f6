import { assign, enqueueActions, setup } from 'xstate';
import {
  type AddressProblems,
  type AddressType,
  type BillingAddress,
  type DeliveryAddress,
  NO_PROBLEMS,
  normalizeAddress,
  sanitizeAddressInput,
} from '../../src/domain/address.ts';
import type { CartLine } from '../../src/domain/cartLine.ts';
import { omit } from '../../src/domain/omit.ts';
import type { UserSession } from '../../src/domain/userSession.ts';
import type { checkoutMessages } from '../../src/messages/checkout.ts';
import { guestAccountMachine } from '../guestAccount/guestAccount.machine.ts';
import type { Meta } from '../kit/meta.ts';
import type { Listener } from '../kit/port.ts';
import { pincodeMachine } from '../pincode/pincode.machine.ts';
import {
  createLookup,
  followTyping,
  isLookupPending,
  NO_LOOKUP,
  type PincodeLookup,
  type PincodeResult,
  type PincodeStatus,
  type PlaceField,
} from '../pincode/pincodeLookup.ts';
import {
  type Addresses,
  getDeliveryPincode,
  isAccountFor,
  listProblems,
  validateAddresses,
  withPlace,
} from './addresses.ts';

export type ShippingInput = {
  lines: readonly CartLine[];
  pincode: string;
  savedAddresses: Addresses | null;
  session: UserSession | null;
  /** The fields that the backend refused when the order was placed. */
  refusedFields?: AddressProblems | null;
  /** Hears what is typed, where something runs this chart. */
  checkout?: Listener<{ type: 'draft.stored'; addresses: Addresses }> | undefined;
};
export type ShippingOutput = Addresses & { session: UserSession };

/** Types, ports, guards and actions of the shipping chart. */
export const shippingSetup = setup({
  types: {
    context: {} as Addresses & {
      lines: readonly CartLine[];
      session: UserSession | null;
      checkout?: ShippingInput['checkout'];
      problems: AddressProblems;
      /** How often the shopper submitted. */
      attempts: number;
      /** What the pincode to which the order goes fills in, beside what is empty. */
      placeFields: readonly PlaceField[];
      /** Whether we deliver where the order goes. */
      lookup: PincodeLookup;
    },
    events: {} as
      | { type: 'billing.typed'; field: keyof BillingAddress; text: string }
      | { type: 'delivery.typed'; field: keyof DeliveryAddress; text: string }
      | { type: 'type.chosen'; addressType: AddressType }
      | { type: 'same.toggled' }
      | PincodeResult
      | { type: 'pincode.retried' }
      | { type: 'shipping.continued' }
      | { type: 'shipping.reopened' },
    emitted: {} as { type: 'addresses.stored'; addresses: Addresses },
    input: {} as ShippingInput,
    output: {} as ShippingOutput,
    meta: {} as Meta<keyof typeof checkoutMessages>,
  },
  actors: {
    pincode: pincodeMachine,
    guestAccount: guestAccountMachine,
  },
  guards: {
    isLookupPending: ({ context }, answered: PincodeResult) => isLookupPending(context.lookup, answered),
    hasStatus: ({ context }, status: PincodeStatus) => context.lookup.status === status,
    hasNoProblems: ({ context }) => listProblems(context.problems).length === 0,
    isRefused: ({ context }) => listProblems(context.problems).includes('refused'),
    isMissing: ({ context }) => listProblems(context.problems).includes('missing'),
    isFilledIn: ({ context }) => !listProblems(context.problems).includes('missing'),
    hasAccount: ({ context }) => isAccountFor(context.session, context.billing),
    hasSession: (_, session: UserSession | null) => session !== null,
    isOtherType: ({ context }, addressType: AddressType) => context.billing.address_type !== addressType,
    isElsewhere: ({ context }) => !context.same,
  },
  actions: {
    typeBilling: assign(({ context }, typed: { field: keyof BillingAddress; text: string }) => ({
      billing: { ...context.billing, [typed.field]: sanitizeAddressInput(typed.field, typed.text) },
      placeFields: context.same ? followTyping(context.placeFields, typed.field) : context.placeFields,
      problems: { ...context.problems, billing: omit(context.problems.billing, typed.field) },
    })),
    typeDelivery: assign(({ context }, typed: { field: keyof DeliveryAddress; text: string }) => ({
      delivery: { ...context.delivery, [typed.field]: sanitizeAddressInput(typed.field, typed.text) },
      placeFields: followTyping(context.placeFields, typed.field),
      problems: { ...context.problems, delivery: omit(context.problems.delivery, typed.field) },
    })),
    chooseType: assign(({ context }, addressType: AddressType) => ({
      billing: { ...context.billing, address_type: addressType },
      problems: NO_PROBLEMS,
    })),
    toggleSame: assign(({ context }) => {
      const problems = { ...context.problems, delivery: {} };
      const toggled = { same: !context.same, placeFields: [], problems };
      const { pincode, place } = context.lookup;
      const after = { ...context, ...toggled };
      // The same pincode is not looked up again.
      return {
        ...toggled,
        ...(place && pincode === getDeliveryPincode(after) ? withPlace(after, place) : {}),
      };
    }),
    forgetLookup: assign({ lookup: NO_LOOKUP }),
    lookUp: enqueueActions(({ context, enqueue }) => {
      const pincode = getDeliveryPincode(context);
      if (pincode === context.lookup.pincode) return;
      enqueue.assign({ lookup: createLookup(pincode) });
      enqueue.sendTo('pincode', { type: 'pincode.typed', text: pincode });
    }),
    lookUpAgain: enqueueActions(({ context: { lookup }, enqueue }) => {
      enqueue.assign({ lookup: createLookup(lookup.pincode) });
      enqueue.sendTo('pincode', { type: 'pincode.retried' });
    }),
    keepAnswer: assign(({ context }, { pincode, status, place }: PincodeResult) => ({
      lookup: { pincode, status, place },
      ...(place && withPlace(context, place)),
    })),
    findProblems: assign(({ context }) => {
      const { same, attempts } = context;
      const addresses = {
        billing: normalizeAddress(context.billing),
        delivery: normalizeAddress(context.delivery),
        same,
      };
      return { ...addresses, problems: validateAddresses(addresses), attempts: attempts + 1 };
    }),
    keepSession: assign((_, session: UserSession | null) => ({ session })),
    remember: enqueueActions(({ context: { billing, delivery, same, checkout }, enqueue }) => {
      const addresses = { billing, delivery, same };
      enqueue.emit({ type: 'addresses.stored', addresses });
      if (checkout) enqueue.sendTo(checkout, { type: 'draft.stored', addresses });
    }),
  },
});

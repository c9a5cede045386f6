import { assign, enqueueActions, setup } from 'xstate';
import { type AddressType, type Billing, type Delivery, typedInto } from '../../src/domain/address.ts';
import type { CartLine } from '../../src/domain/cartLine.ts';
import type { UserSession } from '../../src/domain/userSession.ts';
import { guestAccountMachine } from '../guestAccount/guestAccount.machine.ts';
import type { Listener } from '../kit/listener.ts';
import type { Meta } from '../kit/meta.ts';
import { pincodeMachine } from '../pincode/pincode.machine.ts';
import {
  isAwaited,
  NO_LOOKUP,
  type PincodeAnswered,
  type PincodeLookup,
  type PincodeStanding,
  standingOf,
} from '../pincode/pincodeLookup.ts';
import {
  type Addresses,
  isFor,
  listOf,
  noProblems,
  type Problems,
  pincodeOf,
  placed,
  problemsOf,
  without,
} from './addresses.ts';

export type ShippingInput = {
  lines: readonly CartLine[];
  pincode: string;
  kept: Addresses | null;
  session: UserSession | null;
  /** Is told what is typed, where something runs this chart. */
  checkout?: Listener<{ type: 'draft.kept'; addresses: Addresses }> | undefined;
};
export type ShippingOutput = Addresses & { session: UserSession };

/** What the shipping chart knows, asks and does by name. */
export const shippingSetup = setup({
  types: {
    context: {} as Addresses & {
      lines: readonly CartLine[];
      session: UserSession | null;
      checkout?: ShippingInput['checkout'];
      problems: Problems;
      /** How often the shopper asked to go on. */
      attempts: number;
      /** Whether the pincode was typed here, and not only brought along. */
      pincodeTyped: boolean;
      /** Whether we deliver where the order goes. */
      lookup: PincodeLookup;
    },
    events: {} as
      | { type: 'billing.typed'; field: keyof Billing; text: string }
      | { type: 'delivery.typed'; field: keyof Delivery; text: string }
      | { type: 'type.chosen'; addressType: AddressType }
      | { type: 'same.toggled' }
      | PincodeAnswered
      | { type: 'pincode.retried' }
      | { type: 'shipping.continued' }
      | { type: 'shipping.reopened' },
    emitted: {} as { type: 'remember'; addresses: Addresses },
    input: {} as ShippingInput,
    output: {} as ShippingOutput,
    meta: {} as Meta,
  },
  actors: {
    pincode: pincodeMachine,
    guestAccount: guestAccountMachine,
  },
  guards: {
    isAwaited: ({ context }, answered: PincodeAnswered) => isAwaited(context.lookup, answered),
    isStanding: ({ context }, standing: PincodeStanding) => standingOf(context.lookup) === standing,
    isMended: ({ context }) => listOf(context.problems).length === 0,
    isMissing: ({ context }) => listOf(context.problems).includes('missing'),
    isFilledIn: ({ context }) => !listOf(context.problems).includes('missing'),
    hasAccount: ({ context }) => isFor(context.session, context.billing),
    hasSession: (_, session: UserSession | null) => session !== null,
    isOtherType: ({ context }, addressType: AddressType) => context.billing.address_type !== addressType,
    isElsewhere: ({ context }) => !context.same,
  },
  actions: {
    typeBilling: assign(({ context }, typed: { field: keyof Billing; text: string }) => ({
      billing: { ...context.billing, [typed.field]: typedInto(typed.field, typed.text) },
      pincodeTyped: typed.field === 'pincode',
      problems: without(context.problems, 'billing', typed.field),
    })),
    typeDelivery: assign(({ context }, typed: { field: keyof Delivery; text: string }) => ({
      delivery: { ...context.delivery, [typed.field]: typedInto(typed.field, typed.text) },
      pincodeTyped: typed.field === 'pincode',
      problems: without(context.problems, 'delivery', typed.field),
    })),
    chooseType: assign(({ context }, addressType: AddressType) => ({
      billing: { ...context.billing, address_type: addressType },
      problems: noProblems,
    })),
    toggleSame: assign(({ context }) => {
      const problems = { ...context.problems, delivery: {} };
      const toggled = { same: !context.same, pincodeTyped: false, problems };
      const { pincode, answer } = context.lookup;
      const after = { ...context, ...toggled };
      // Nobody is asked again for the same pincode.
      return { ...toggled, ...(answer?.place && pincode === pincodeOf(after) ? placed(after, answer.place) : {}) };
    }),
    forgetLookup: assign({ lookup: NO_LOOKUP }),
    lookUp: enqueueActions(({ context, enqueue }) => {
      const pincode = pincodeOf(context);
      if (pincode === context.lookup.pincode) return;
      enqueue.assign({ lookup: { pincode, answer: null } });
      enqueue.sendTo('pincode', { type: 'pincode.typed', text: pincode });
    }),
    lookUpAgain: enqueueActions(({ context: { lookup }, enqueue }) => {
      enqueue.assign({ lookup: { ...lookup, answer: null } });
      enqueue.sendTo('pincode', { type: 'pincode.retried' });
    }),
    keepAnswer: assign(({ context }, { standing, place }: PincodeAnswered) => ({
      lookup: { ...context.lookup, answer: { standing, place } },
      ...(place && placed(context, place)),
    })),
    findProblems: assign(({ context }) => ({ problems: problemsOf(context), attempts: context.attempts + 1 })),
    keepSession: assign((_, session: UserSession | null) => ({ session })),
    remember: enqueueActions(({ context: { billing, delivery, same, checkout }, enqueue }) => {
      const addresses = { billing, delivery, same };
      enqueue.emit({ type: 'remember', addresses });
      if (checkout) enqueue.sendTo(checkout, { type: 'draft.kept', addresses });
    }),
  },
});

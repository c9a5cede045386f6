import { assign, emit, setup, stateIn } from 'xstate';
import {
  type AddressType,
  type Billing,
  billingProblems,
  type Delivery,
  deliveryProblems,
  emptyBilling,
  emptyDelivery,
  typedInto,
} from '../../src/domain/address.ts';
import type { CartLine } from '../../src/domain/cart.ts';
import type { GuestSession } from '../../src/domain/guest.ts';
import { normaliseMobile } from '../../src/domain/phone.ts';
import { isCompletePincode, type Place } from '../../src/domain/pincode.ts';
import { guestAccountMachine } from '../guestAccount/guestAccount.machine.ts';
import { isUnauthorised } from '../kit/failure.ts';
import type { Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';

/** The addresses as typed; `same` where the delivery goes to the billing address. */
export type Addresses = { billing: Billing; delivery: Delivery; same: boolean };
/** Money in paise, as the backend quotes it. */
export type Quote = { amount: number; subtotal: number; discount: number };
export type ShippingInput = {
  lines: readonly CartLine[];
  pincode: string;
  kept: Addresses | null;
  session: GuestSession | null;
};
export type ShippingOutput = Addresses & { session: GuestSession; quote: Quote };

type Problems = { billing: ReturnType<typeof billingProblems>; delivery: ReturnType<typeof deliveryProblems> };

type Filled = Addresses & { problems: Problems; zipTyped: boolean };

const noProblems: Problems = { billing: {}, delivery: {} };

/** The guest's addresses, then the guest's account and the price of the order. */
export const shippingMachine = setup({
  types: {
    context: {} as Addresses & {
      lines: readonly CartLine[];
      session: GuestSession | null;
      quote: Quote | null;
      problems: Problems;
      /** How often the shopper asked to go on. */
      attempts: number;
      /** Whether the pincode was typed here, and not only brought along. */
      zipTyped: boolean;
    },
    events: {} as
      | { type: 'billing.typed'; field: keyof Billing; text: string }
      | { type: 'delivery.typed'; field: keyof Delivery; text: string }
      | { type: 'type.chosen'; addressType: AddressType }
      | { type: 'same.toggled' }
      | { type: 'zip.retried' }
      | { type: 'shipping.continued' }
      | { type: 'shipping.reopened' },
    emitted: {} as { type: 'remember'; addresses: Addresses },
    input: {} as ShippingInput,
    output: {} as ShippingOutput,
    meta: {} as Meta,
  },
  actors: {
    findPlace: port<Place | null, { pincode: string }>('findPlace'),
    guestAccount: guestAccountMachine,
    quoteOrder: port<Quote, { lines: readonly CartLine[]; session: GuestSession }>('quoteOrder'),
  },
  guards: {
    hasWholeZip: ({ context }) => isCompletePincode(zipOf(context)),
    isFound: (_, place: Place | null) => place !== null,
    isMended: ({ context }) => listOf(context.problems).length === 0,
    isMissing: ({ context }) => listOf(context.problems).includes('missing'),
    isFilledIn: ({ context }) => !listOf(context.problems).includes('missing'),
    hasAccount: ({ context }) => isFor(context.session, context.billing),
    hasSession: (_, session: GuestSession | null) => session !== null,
    isUnknownGuest: (_, { error }: { error: unknown }) => isUnauthorised(error),
    isOtherType: ({ context }, addressType: AddressType) => context.billing.address_type !== addressType,
    isZip: (_, field: string) => field === 'zip',
    isZipElsewhere: ({ context }, field: string) => !context.same && field === 'zip',
    isElsewhere: ({ context }) => !context.same,
  },
  actions: {
    typeBilling: assign(({ context }, typed: { field: keyof Billing; text: string }) => ({
      billing: { ...context.billing, [typed.field]: typedInto(typed.field, typed.text) },
      zipTyped: typed.field === 'zip',
      problems: without(context.problems, 'billing', typed.field),
    })),
    typeDelivery: assign(({ context }, typed: { field: keyof Delivery; text: string }) => ({
      delivery: { ...context.delivery, [typed.field]: typedInto(typed.field, typed.text) },
      zipTyped: typed.field === 'zip',
      problems: without(context.problems, 'delivery', typed.field),
    })),
    chooseType: assign(({ context }, addressType: AddressType) => ({
      billing: { ...context.billing, address_type: addressType },
      problems: noProblems,
    })),
    toggleSame: assign(({ context }) => ({
      same: !context.same,
      zipTyped: false,
      problems: { ...context.problems, delivery: {} },
    })),
    fillPlace: assign(({ context }, place: Place | null) => (place ? placed(context, place) : {})),
    findProblems: assign(({ context }) => ({ problems: problemsOf(context), attempts: context.attempts + 1 })),
    keepSession: assign((_, session: GuestSession | null) => ({ session })),
    forgetSession: assign({ session: null }),
    keepQuote: assign((_, quote: Quote) => ({ quote })),
    remember: emit(({ context: { billing, delivery, same } }) => ({
      type: 'remember',
      addresses: { billing, delivery, same },
    })),
  },
  delays: { patience: 25_000 },
}).createMachine({
  id: 'shipping',
  description: 'Where the order goes, and for whom',
  context: ({ input }) => ({
    billing: input.kept?.billing ?? emptyBilling({ zip: input.pincode }),
    delivery: input.kept?.delivery ?? emptyDelivery({ zip: input.pincode }),
    same: input.kept?.same ?? true,
    lines: input.lines,
    session: input.session,
    quote: null,
    problems: noProblems,
    attempts: 0,
    zipTyped: false,
  }),
  output: ({ context: { billing, delivery, same, session, quote } }) => ({
    billing,
    delivery,
    same,
    session: session as GuestSession,
    quote: quote as Quote,
  }),
  initial: 'filling',
  states: {
    filling: {
      description: 'The shopper fills in the addresses',
      meta: { requires: ['CHK-05', 'CHK-28', 'CHK-29'] },
      type: 'parallel',
      states: {
        form: {
          description: 'The fields',
          initial: 'clean',
          on: {
            'type.chosen': {
              guard: { type: 'isOtherType', params: ({ event }) => event.addressType },
              target: '.clean',
              description: 'Personal or business',
              meta: { requires: ['CHK-44', 'CHK-49', 'CHK-52'] },
              actions: [{ type: 'chooseType', params: ({ event }) => event.addressType }, 'remember'],
            },
            'shipping.continued': {
              guard: stateIn({ filling: { zip: 'serviceable' } }),
              target: '.checking',
              description: 'SAVE & CONTINUE, once we know that we deliver there',
              meta: { requires: ['CHK-31'] },
            },
          },
          states: {
            clean: { description: 'Nothing to mend' },
            incomplete: {
              description: 'Some fields are empty; each says what it wants',
              meta: { says: ['address.missing'], requires: ['CHK-32', 'CHK-51', 'CHK-53', 'CHK-59'] },
              always: [
                { guard: 'isMended', target: 'clean' },
                { guard: 'isFilledIn', target: 'faulty' },
              ],
            },
            faulty: {
              description: 'Everything is filled in, but something is wrong; its field says what',
              meta: { says: ['address.check'], requires: ['CHK-32', 'CHK-56', 'CHK-58'] },
              always: { guard: 'isMended', target: 'clean' },
            },
            accountFailed: {
              description: 'The guest account could not be made',
              meta: { says: ['checkout.wrong'], requires: ['CHK-42'] },
            },
            noSession: {
              description: 'The backend does not know the guest',
              meta: { says: ['checkout.noSession'], requires: ['CHK-40'] },
            },
            quoteFailed: {
              description: 'The price of the order could not be read',
              meta: { says: ['checkout.priceFailed'], requires: ['CHK-41'] },
            },
            checking: {
              description: 'Is everything filled in?',
              entry: 'findProblems',
              always: [
                {
                  guard: 'isMended',
                  target: '#shipping.submitting',
                  meta: { requires: ['CHK-32'] },
                },
                { guard: 'isMissing', target: 'incomplete', meta: { requires: ['CHK-59'] } },
                { target: 'faulty' },
              ],
            },
          },
        },
        zip: {
          description: 'Does the store deliver there?',
          initial: 'deciding',
          on: {
            'billing.typed': [
              {
                guard: { type: 'isZip', params: ({ event }) => event.field },
                target: '.deciding',
                description: 'Another pincode',
                actions: [{ type: 'typeBilling', params: ({ event }) => event }, 'remember'],
              },
              {
                description: 'A field of the billing address',
                meta: { requires: ['CHK-54', 'CHK-55'] },
                actions: [{ type: 'typeBilling', params: ({ event }) => event }, 'remember'],
              },
            ],
            'delivery.typed': [
              {
                guard: { type: 'isZipElsewhere', params: ({ event }) => event.field },
                target: '.deciding',
                description: 'Another pincode',
                actions: [{ type: 'typeDelivery', params: ({ event }) => event }, 'remember'],
              },
              {
                guard: 'isElsewhere',
                description: 'A field of the delivery address',
                meta: { requires: ['CHK-54', 'CHK-55'] },
                actions: [{ type: 'typeDelivery', params: ({ event }) => event }, 'remember'],
              },
            ],
            'same.toggled': {
              target: '.deciding',
              description: 'Delivery to the billing address, or to another one',
              meta: { requires: ['CHK-29', 'CHK-30'] },
              actions: ['toggleSame', 'remember'],
            },
          },
          states: {
            deciding: {
              description: 'Has the pincode six digits?',
              always: [{ guard: 'hasWholeZip', target: 'lookingUp' }, { target: 'unknown' }],
            },
            unknown: { description: 'No complete pincode yet', meta: { requires: ['CHK-31'] } },
            lookingUp: {
              description: 'The backend is asked for the pincode',
              meta: { says: ['pincode.lookingUp'] },
              invoke: {
                id: 'findPlace',
                src: 'findPlace',
                input: ({ context }) => ({ pincode: zipOf(context) }),
                onDone: [
                  {
                    guard: { type: 'isFound', params: ({ event }) => event.output },
                    target: 'serviceable',
                    description: 'City and state follow from the pincode',
                    actions: [{ type: 'fillPlace', params: ({ event }) => event.output }, 'remember'],
                  },
                  { target: 'unserviceable' },
                ],
                onError: 'unanswered',
              },
            },
            serviceable: { description: 'We deliver here', meta: { says: ['pincode.standard'], requires: ['PIN-08'] } },
            unserviceable: {
              description: 'We do not deliver here',
              meta: { says: ['pincode.unserviceable'], requires: ['PIN-09', 'CHK-31'] },
            },
            unanswered: {
              description: 'The pincode could not be checked; it can be asked again',
              meta: { says: ['pincode.unanswered'] },
              on: { 'zip.retried': 'lookingUp' },
            },
          },
        },
      },
    },
    submitting: {
      description: 'Is there an account for this guest already?',
      always: [
        { guard: 'hasAccount', target: 'quoting', description: 'The account made before will do' },
        { target: 'makingAccount', meta: { requires: ['GUEST-01'] } },
      ],
    },
    makingAccount: {
      description: 'A temporary account is made',
      meta: { requires: ['GUEST-01', 'GUEST-02', 'GUEST-04'] },
      on: {
        'shipping.reopened': {
          target: 'filling',
          description: 'The shopper wants to change something first; the phone number may be wrong',
        },
      },
      invoke: {
        id: 'guestAccount',
        src: 'guestAccount',
        input: ({ context: { billing } }) => ({
          mobile: billing.phone,
          mail: billing.mail,
          fullName: `${billing.first_name} ${billing.second_name}`,
        }),
        onDone: [
          {
            guard: { type: 'hasSession', params: ({ event }) => event.output },
            target: 'quoting',
            actions: { type: 'keepSession', params: ({ event }) => event.output },
          },
          { target: 'filling.form.accountFailed', meta: { requires: ['CHK-42'] } },
        ],
      },
    },
    quoting: {
      description: 'The backend is asked for the price of the order',
      meta: { says: ['checkout.quoteInProgress'], requires: ['CHK-38'] },
      invoke: {
        id: 'quoteOrder',
        src: 'quoteOrder',
        input: ({ context }) => ({ lines: context.lines, session: context.session as GuestSession }),
        onDone: { target: 'done', actions: { type: 'keepQuote', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isUnknownGuest', params: ({ event }) => ({ error: event.error }) },
            target: 'filling.form.noSession',
            actions: 'forgetSession',
            meta: { requires: ['CHK-40'] },
          },
          { target: 'filling.form.quoteFailed', meta: { requires: ['CHK-41'] } },
        ],
      },
      after: { patience: { target: 'filling.form.quoteFailed', description: 'No answer at all' } },
    },
    done: { type: 'final', description: 'On to the review', meta: { requires: ['CHK-37'] } },
  },
});

/** The pincode to which the order goes. */
const zipOf = ({ billing, delivery, same }: Addresses) => (same ? billing.zip : delivery.zip);

const problemsOf = ({ billing, delivery, same }: Addresses): Problems => ({
  billing: billingProblems(billing),
  delivery: same ? {} : deliveryProblems(delivery),
});

const without = (problems: Problems, of: keyof Problems, field: string): Problems => ({
  ...problems,
  [of]: Object.fromEntries(Object.entries(problems[of]).filter(([name]) => name !== field)),
});

const listOf = ({ billing, delivery }: Problems) => [...Object.values(billing), ...Object.values(delivery)];

/** City and state follow a pincode that was typed here; what the shopper wrote about one brought along stays. */
const placed = ({ billing, delivery, same, problems, zipTyped }: Filled, { city, state }: Place): Partial<Filled> => {
  const of = same ? 'billing' : 'delivery';
  const address = same ? billing : delivery;
  if (!zipTyped && address.city !== '') return {};
  return {
    [of]: { ...address, city, state },
    problems: without(without(problems, of, 'city'), of, 'state'),
  };
};

/** An account made for another number or address must not come to own this order. */
const isFor = (session: GuestSession | null, { mail, phone }: Billing) =>
  session?.details.mail === mail && [normaliseMobile(phone), mail].includes(session.details.name);

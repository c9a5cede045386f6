import { assign, emit, enqueueActions, setup } from 'xstate';
import type { CartLine } from '../../src/domain/cartLine.ts';
import type { SavedAddress } from '../../src/domain/savedAddress.ts';
import type { UserSession } from '../../src/domain/userSession.ts';
import { addressEditorMachine } from '../addressEditor/addressEditor.machine.ts';
import type { AddressEditorOutput, AddressSaving } from '../addressEditor/addressEditor.setup.ts';
import { type SavingFault, savingFaultOf } from '../addressEditor/savingFault.ts';
import { isUnauthorised } from '../kit/failure.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import type { Profiles } from '../orderPlacement/purchase.ts';
import { pincodeMachine } from '../pincode/pincode.machine.ts';
import {
  isAwaited,
  NO_LOOKUP,
  type PincodeAnswered,
  type PincodeLookup,
  standingOf,
} from '../pincode/pincodeLookup.ts';
import { ended, sessionLink } from '../session/sessionLink.ts';
import type { Addresses } from '../shipping/addresses.ts';
import {
  billingOf,
  type Choice,
  deliveryOf,
  isWhole,
  pincodeOf,
  preselected,
  removedFrom,
  savedInto,
} from './chosenAddresses.ts';

/** `chosen` are the profiles that were chosen before, by id, or null where none is to be chosen; `pincode` is the stored one, or ''. */
export type SavedAddressesInput = {
  lines: readonly CartLine[];
  pincode: string;
  session: UserSession;
  chosen: Choice['chosen'];
};
/** The chosen addresses with their profiles, and the session to go on with; `settled` is null where the customer's login has expired. */
export type SavedAddressesOutput = { settled: (Addresses & { profiles: Profiles; session: UserSession }) | null };
/** Which address a question or a call is about. */
type About = { id: string };
type Failed = { error: unknown };

const isThere = ({ addresses }: Choice, id: string) => addresses.some((one) => one.id === id);
const isOther = (choice: Choice, use: 'billing' | 'delivery', id: string) =>
  isThere(choice, id) && choice.chosen !== null && choice.chosen[use] !== id;
const isDefault = ({ addresses }: Choice, id: string) => addresses.some((one) => one.id === id && one.isDefault);

/** What the saved addresses know, ask and do by name. */
export const savedAddressesSetup = setup({
  types: {
    context: {} as Choice & {
      lines: readonly CartLine[];
      pincode: string;
      session: UserSession;
      /** The address that is edited, removed or made the default. */
      about: string | null;
      /** Whether we deliver to the chosen address. */
      lookup: PincodeLookup;
      /** What the backend has against the default. */
      detail: string;
      isExpired: boolean;
    },
    events: {} as
      | { type: 'load.retried' }
      | { type: 'billing.chosen'; id: string }
      | { type: 'delivery.chosen'; id: string }
      | PincodeAnswered
      | { type: 'pincode.retried' }
      | { type: 'address.added'; id: string }
      | { type: 'address.edited'; id: string }
      | { type: 'removal.asked'; id: string }
      | { type: 'removal.cancelled' }
      | { type: 'removal.confirmed' }
      | { type: 'default.chosen'; id: string }
      | { type: 'addresses.continued' },
    emitted: {} as Effect,
    input: {} as SavedAddressesInput,
    output: {} as SavedAddressesOutput,
    meta: {} as Meta,
  },
  actors: {
    loadAddresses: port<SavedAddress[], { session: UserSession }>('loadAddresses'),
    makeDefault: port<SavedAddress, AddressSaving>('makeDefault'),
    removeAddress: port<void, { session: UserSession; id: string }>('removeAddress'),
    addressEditor: addressEditorMachine,
    pincode: pincodeMachine,
    session: sessionLink,
  },
  guards: {
    isUnknown: (_, { error }: Failed) => isUnauthorised(error),
    isFault: (_, { is, error }: Failed & { is: SavingFault['is'] }) => savingFaultOf(error).is === is,
    isThere: ({ context }, { id }: About) => isThere(context, id),
    isForOrder: ({ context }) => context.chosen !== null,
    isOtherBilling: ({ context }, { id }: About) => isOther(context, 'billing', id),
    isOtherDelivery: ({ context }, { id }: About) => isOther(context, 'delivery', id),
    isNotDefault: ({ context }, { id }: About) => isThere(context, id) && !isDefault(context, id),
    isOtherPincode: ({ context }) => context.lookup.pincode !== pincodeOf(context),
    isAwaited: ({ context }, answered: PincodeAnswered) => isAwaited(context.lookup, answered),
    isUnanswered: ({ context }) => standingOf(context.lookup) === 'unanswered',
    /** Unless it is known that it may not. */
    mayBeDelivered: ({ context }) => ['unknown', 'serviceable'].includes(standingOf(context.lookup)),
    hasBilling: ({ context }) => billingOf(context) !== null,
    hasDelivery: ({ context }) => deliveryOf(context) !== null,
    hasAny: ({ context }) => billingOf(context) !== null || deliveryOf(context) !== null,
    isWhole: ({ context }) => isWhole(context),
    hasExpired: (_, { isExpired }: AddressEditorOutput) => isExpired,
    isUnsure: (_, { isUnsure }: AddressEditorOutput) => isUnsure,
    isAdded: (_, { saved, isNew }: AddressEditorOutput) => saved !== null && isNew,
    isSaved: (_, { saved }: AddressEditorOutput) => saved !== null,
  },
  actions: {
    keepAddresses: assign(({ context }, addresses: readonly SavedAddress[]) => preselected(addresses, context.chosen)),
    endSession: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ isExpired: true });
      enqueue.sendTo('session', ended(context.session));
    }),
    chooseBilling: assign(({ context }, { id }: About) => ({
      chosen: context.chosen && { ...context.chosen, billing: id },
    })),
    chooseDelivery: assign(({ context }, { id }: About) => ({
      chosen: context.chosen && { ...context.chosen, delivery: id },
    })),
    forgetLookup: assign({ lookup: NO_LOOKUP }),
    lookUp: enqueueActions(({ context, enqueue }) => {
      const pincode = pincodeOf(context);
      enqueue.assign({ lookup: { pincode, answer: null } });
      enqueue.sendTo('pincode', { type: 'pincode.typed', text: pincode });
    }),
    lookUpAgain: enqueueActions(({ context: { lookup }, enqueue }) => {
      enqueue.assign({ lookup: { ...lookup, answer: null } });
      enqueue.sendTo('pincode', { type: 'pincode.retried' });
    }),
    keepAnswer: assign(({ context }, { standing, place }: PincodeAnswered) => ({
      lookup: { ...context.lookup, answer: { standing, place } },
    })),
    speakOf: assign((_, { id }: About) => ({ about: id })),
    keepEdited: assign(({ context }, { saved }: AddressEditorOutput) => (saved ? savedInto(context, saved) : {})),
    keepDefault: assign(({ context }, saved: SavedAddress) => savedInto(context, saved)),
    dropRemoved: assign(({ context }) => removedFrom(context, context.about)),
    keepDetail: assign((_, { error }: Failed) => ({ detail: savingFaultOf(error).detail })),
    sayAdded: emit({ type: 'toast', says: 'address.added', tone: 'good' }),
    sayUpdated: emit({ type: 'toast', says: 'address.updated', tone: 'good' }),
    sayDeleted: emit({ type: 'toast', says: 'address.deleted', tone: 'good' }),
    sayDeleteFailed: emit({ type: 'toast', says: 'address.deleteFailed', tone: 'bad' }),
  },
  delays: { patience: 25_000 },
});

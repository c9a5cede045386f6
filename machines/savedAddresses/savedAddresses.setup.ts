import { assign, emit, enqueueActions, setup } from 'xstate';
import type { BillingAddress, SavedAddress } from '../../src/domain/address.ts';
import type { CartLine } from '../../src/domain/cartLine.ts';
import type { UserSession } from '../../src/domain/userSession.ts';
import { addressesMessages } from '../../src/messages/addresses.ts';
import { formatMessage } from '../../src/messages/message.ts';
import { addressEditorMachine } from '../addressEditor/addressEditor.machine.ts';
import type { AddressEditorInput, AddressEditorOutput, SavingFault } from '../addressEditor/addressEditor.setup.ts';
import { isUnauthorised } from '../kit/failure.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import type { Profiles } from '../orderPlacement/purchase.ts';
import { pincodeMachine } from '../pincode/pincode.machine.ts';
import {
  createLookup,
  isLookupPending,
  NO_LOOKUP,
  type PincodeLookup,
  type PincodeResult,
} from '../pincode/pincodeLookup.ts';
import { createSessionEnd, sessionPort } from '../session/sessionPort.ts';
import type { Addresses } from '../shipping/addresses.ts';
import {
  type AddressChoice,
  getBilling,
  getDelivery,
  getDeliveryPincode,
  isComplete,
  preselect,
  withoutAddress,
  withSavedAddress,
} from './chosenAddresses.ts';

/**
 * `chosenIds` are the profiles that were chosen before, by id, or null where none is to be chosen; `pincode` is the stored one, or
 * ''; `guestAddress` is what was typed as a guest before, with which a new address begins until it is saved.
 */
export type SavedAddressesInput = {
  lines: readonly CartLine[];
  pincode: string;
  session: UserSession;
  chosenIds: AddressChoice['chosenIds'];
  guestAddress?: BillingAddress | null;
};
/** The chosen addresses with their profiles, and the session to go on with; `result` is null where the customer's login has expired. */
export type SavedAddressesOutput = { result: (Addresses & { profiles: Profiles; session: UserSession }) | null };
/** Which address a question or a call is about. */
type AddressEvent = { id: string };
type Failed = { error: unknown };

const hasAddress = ({ addresses }: AddressChoice, id: string) => addresses.some((one) => one.id === id);
const isOtherChoice = (choice: AddressChoice, use: 'billing' | 'delivery', id: string) =>
  hasAddress(choice, id) && choice.chosenIds !== null && choice.chosenIds[use] !== id;
/** The id of an address in the list, which the chart can have focused. */
export const getAddressFieldId = (id: string): string => `address-${id}`;
/** The id of the button that adds an address, which the chart can have focused. */
export const ADD_ADDRESS_FIELD = 'add-address';

const isDefault = ({ addresses }: AddressChoice, id: string) => addresses.some((one) => one.id === id && one.isDefault);

/** What the saved addresses know, ask and do by name. */
export const savedAddressesSetup = setup({
  types: {
    context: {} as AddressChoice & {
      lines: readonly CartLine[];
      pincode: string;
      session: UserSession;
      guestAddress: BillingAddress | null;
      /** The address that is edited, removed or made the default. */
      activeId: string | null;
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
      | PincodeResult
      | { type: 'pincode.retried' }
      | { type: 'address.added'; id: string }
      | { type: 'address.edited'; id: string }
      | { type: 'removal.requested'; id: string }
      | { type: 'removal.cancelled' }
      | { type: 'removal.confirmed' }
      | { type: 'default.chosen'; id: string }
      | { type: 'addresses.continued' },
    emitted: {} as Effect,
    input: {} as SavedAddressesInput,
    output: {} as SavedAddressesOutput,
    meta: {} as Meta<keyof typeof addressesMessages>,
  },
  actors: {
    loadAddresses: port<SavedAddress[], { session: UserSession }>('loadAddresses'),
    makeDefault: port<SavedAddress, AddressEditorInput>('makeDefault'),
    removeAddress: port<void, { session: UserSession; id: string }>('removeAddress'),
    addressEditor: addressEditorMachine,
    pincode: pincodeMachine,
    session: sessionPort,
  },
  guards: {
    isUnknown: (_, { error }: Failed) => isUnauthorised(error),
    isFault: (_, { is, error }: Failed & { is: SavingFault['kind'] }) => (error as SavingFault).kind === is,
    isThere: ({ context }, { id }: AddressEvent) => hasAddress(context, id),
    isForOrder: ({ context }) => context.chosenIds !== null,
    isOtherBilling: ({ context }, { id }: AddressEvent) => isOtherChoice(context, 'billing', id),
    isOtherDelivery: ({ context }, { id }: AddressEvent) => isOtherChoice(context, 'delivery', id),
    isNotDefault: ({ context }, { id }: AddressEvent) => hasAddress(context, id) && !isDefault(context, id),
    isOtherPincode: ({ context }) => context.lookup.pincode !== getDeliveryPincode(context),
    isLookupPending: ({ context }, answered: PincodeResult) => isLookupPending(context.lookup, answered),
    isUnanswered: ({ context }) => context.lookup.status === 'unanswered',
    /** Unless it is known that it may not. */
    mayBeDelivered: ({ context }) => ['unknown', 'serviceable'].includes(context.lookup.status),
    hasBilling: ({ context }) => getBilling(context) !== null,
    hasDelivery: ({ context }) => getDelivery(context) !== null,
    hasAny: ({ context }) => getBilling(context) !== null || getDelivery(context) !== null,
    isComplete: ({ context }) => isComplete(context),
    endedAs: (_, { is, output }: { is: AddressEditorOutput['kind']; output: AddressEditorOutput }) =>
      output.kind === is,
  },
  actions: {
    keepAddresses: assign(({ context }, addresses: readonly SavedAddress[]) => preselect(addresses, context.chosenIds)),
    endSession: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ isExpired: true });
      enqueue.sendTo('session', createSessionEnd(context.session));
    }),
    chooseBilling: assign(({ context }, { id }: AddressEvent) => ({
      chosenIds: context.chosenIds && { ...context.chosenIds, billing: id },
    })),
    chooseDelivery: assign(({ context }, { id }: AddressEvent) => ({
      chosenIds: context.chosenIds && { ...context.chosenIds, delivery: id },
    })),
    forgetLookup: assign({ lookup: NO_LOOKUP }),
    lookUp: enqueueActions(({ context, enqueue }) => {
      const pincode = getDeliveryPincode(context);
      enqueue.assign({ lookup: createLookup(pincode) });
      enqueue.sendTo('pincode', { type: 'pincode.typed', text: pincode });
    }),
    lookUpAgain: enqueueActions(({ context: { lookup }, enqueue }) => {
      enqueue.assign({ lookup: createLookup(lookup.pincode) });
      enqueue.sendTo('pincode', { type: 'pincode.retried' });
    }),
    keepAnswer: assign((_, { pincode, status, place }: PincodeResult) => ({ lookup: { pincode, status, place } })),
    setSubject: assign((_, { id }: AddressEvent) => ({ activeId: id })),
    keepEdited: assign(({ context }, output: AddressEditorOutput) =>
      'saved' in output ? withSavedAddress(context, output.saved) : {},
    ),
    keepDefault: assign(({ context }, saved: SavedAddress) => withSavedAddress(context, saved)),
    /** The button that made it the default is gone. */
    focusDefault: emit((_, { id }: SavedAddress) => ({ type: 'focus', field: getAddressFieldId(id) })),
    /** The button that was pressed may have stood where none were saved yet, and be gone with that. */
    focusAdd: emit({ type: 'focus', field: ADD_ADDRESS_FIELD }),
    dropRemoved: assign(({ context }) => withoutAddress(context, context.activeId)),
    keepDetail: assign((_, { error }: Failed) => ({ detail: (error as SavingFault).detail })),
    toastAdded: emit({ type: 'toast', text: formatMessage(addressesMessages['address.added']), tone: 'good' }),
    toastUpdated: emit({ type: 'toast', text: formatMessage(addressesMessages['address.updated']), tone: 'good' }),
    toastWrong: emit({ type: 'toast', text: formatMessage(addressesMessages['address.wrong']), tone: 'bad' }),
    toastDeleted: emit({ type: 'toast', text: formatMessage(addressesMessages['address.deleted']), tone: 'good' }),
    toastDeleteFailed: emit({
      type: 'toast',
      text: formatMessage(addressesMessages['address.deleteFailed']),
      tone: 'bad',
    }),
  },
  delays: { patience: 25_000 },
});

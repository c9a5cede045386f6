import type { ActorRefFrom, EventFrom, SnapshotFrom } from 'xstate';
import { isBillable, type SavedAddress } from '../../src/domain/address.ts';
import { getSlowestDelivery } from '../../src/domain/parcels.ts';
import type { addressEditorMachine } from '../addressEditor/addressEditor.machine.ts';
import { getMessageId } from '../kit/meta.ts';
import { PINCODE_MESSAGES } from '../pincode/pincodeLookup.ts';
import type { savedAddressesMachine } from './savedAddresses.machine.ts';

type SavedAddresses = typeof savedAddressesMachine;

/** A saved address as its card shows it. */
export type AddressCardView = SavedAddress & {
  isBilling: boolean;
  isDelivery: boolean;
  /** Nothing that a bill needs is missing. */
  isComplete: boolean;
  canRemove: boolean;
  canMakeDefault: boolean;
  isBecomingDefault: boolean;
};

/** What the saved addresses' view may know and do. */
export function connect(state: SnapshotFrom<SavedAddresses>, send: (event: EventFrom<SavedAddresses>) => void) {
  const { addresses, chosenIds, lines, activeId, detail, lookup } = state.context;
  const inList = (name: string) => state.matches({ choosing: name } as never);
  const { status } = lookup;
  const cards = addresses.map(
    (saved): AddressCardView => ({
      ...saved,
      isBilling: chosenIds?.billing === saved.id,
      isDelivery: chosenIds?.delivery === saved.id,
      isComplete: isBillable(saved),
      canRemove: state.can({ type: 'removal.requested', id: saved.id }),
      canMakeDefault: state.can({ type: 'default.chosen', id: saved.id }),
      isBecomingDefault: inList('makingDefault') && activeId === saved.id,
    }),
  );
  return {
    isLoading: state.matches('loading'),
    isLoadFailed: state.matches('loadFailed'),
    isChoosing: state.matches('choosing'),
    cards,
    isEmpty: addresses.length === 0,
    /** What stands above the button. */
    fault: inList('idle') ? getMessageId(state) : null,
    /** The backend's own words, where it refused a new default. */
    refusal: state.matches({ choosing: { idle: 'refused' } }) ? detail : null,
    /** What is known of the pincode to which the order goes, and in how many days that takes. */
    pincode: { status, message: PINCODE_MESSAGES[status], days: getSlowestDelivery(lines) },
    /** Nothing goes on before there is a pincode to deliver to. */
    needsPincode: status === 'unserviceable' || status === 'unanswered',
    canRetryPincode: state.can({ type: 'pincode.retried' }),
    canEdit: inList('idle'),
    canContinue: state.can({ type: 'addresses.continued' }),
    /** The address whose removal awaits confirmation, or under way. */
    removing: inList('confirming') || inList('removing') ? addresses.find(({ id }) => id === activeId) : undefined,
    isRemoving: inList('removing'),
    isSaving: inList('makingDefault'),
    /** The chart of the popup, while it runs. */
    editor: state.children.addressEditor as ActorRefFrom<typeof addressEditorMachine> | undefined,
    retryLoad: () => send({ type: 'load.retried' }),
    retryPincode: () => send({ type: 'pincode.retried' }),
    chooseBilling: (id: string) => send({ type: 'billing.chosen', id }),
    chooseDelivery: (id: string) => send({ type: 'delivery.chosen', id }),
    /** `id`: a uuid for the address to be, made by whoever presses. */
    add: (id: string) => send({ type: 'address.added', id }),
    edit: (id: string) => send({ type: 'address.edited', id }),
    askRemoval: (id: string) => send({ type: 'removal.requested', id }),
    cancelRemoval: () => send({ type: 'removal.cancelled' }),
    confirmRemoval: () => send({ type: 'removal.confirmed' }),
    makeDefault: (id: string) => send({ type: 'default.chosen', id }),
    goOn: () => send({ type: 'addresses.continued' }),
  };
}

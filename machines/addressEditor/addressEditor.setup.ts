import { assign, enqueueActions, setup } from 'xstate';
import {
  type AddressType,
  type BillingAddress,
  normalizeAddress,
  type SavedAddress,
  sanitizeAddressInput,
  validateBilling,
} from '../../src/domain/address.ts';
import { omit } from '../../src/domain/omit.ts';
import type { UserSession } from '../../src/domain/userSession.ts';
import type { addressesMessages } from '../../src/messages/addresses.ts';
import type { checkoutMessages } from '../../src/messages/checkout.ts';
import type { Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import { pincodeMachine } from '../pincode/pincode.machine.ts';
import {
  createLookup,
  fillPlace,
  followTyping,
  isLookupPending,
  NO_LOOKUP,
  type PincodeLookup,
  type PincodeResult,
  type PlaceField,
} from '../pincode/pincodeLookup.ts';

/** `id` is the address's own; a new one's is made by the browser, so that a repeated save meets itself. */
export type AddressEditorInput = {
  session: UserSession;
  id: string;
  isNew: boolean;
  address: BillingAddress;
  isDefault: boolean;
};
/**
 * How the editor was left: `closed` without saving; `unsure` where a save failed or was never answered, so that nobody knows
 * what the backend has; `expired` where the login has ended.
 */
export type AddressEditorOutput =
  | { kind: 'added' | 'updated'; saved: SavedAddress }
  | { kind: 'closed' | 'unsure' | 'expired' };
type Problems = ReturnType<typeof validateBilling>;
/** What a port rejects with where an address was not saved; `detail` is the backend's own sentence where it has one for a shopper. */
export type SavingFault = {
  kind: 'unauthorised' | 'refused' | 'wrong' | 'unanswered';
  detail: string;
  problems: Problems;
};
type Failed = { error: unknown };

const listProblems = ({ problems }: { problems: Problems }) => Object.values(problems);

/** Types, ports, guards and actions of the address editor. */
export const addressEditorSetup = setup({
  types: {
    context: {} as AddressEditorInput & {
      problems: Problems;
      /** It was the default before: only another default can take that from it. */
      wasDefault: boolean;
      /** Which place the pincode belongs to. */
      lookup: PincodeLookup;
      /** What the pincode fills in, beside what is empty. */
      placeFields: readonly PlaceField[];
      /** How often the customer submitted. */
      attempts: number;
      /** What the backend has against the address. */
      detail: string;
      /** How the editor would be left now. */
      outcome: AddressEditorOutput;
    },
    events: {} as
      | { type: 'field.typed'; field: keyof BillingAddress; text: string }
      | PincodeResult
      | { type: 'type.chosen'; addressType: AddressType }
      | { type: 'default.toggled' }
      | { type: 'address.submitted' }
      | { type: 'editor.closed' },
    input: {} as AddressEditorInput,
    output: {} as AddressEditorOutput,
    meta: {} as Meta<keyof (typeof addressesMessages & typeof checkoutMessages)>,
  },
  actors: {
    pincode: pincodeMachine,
    saveAddress: port<SavedAddress, AddressEditorInput>('saveAddress'),
  },
  guards: {
    isOtherType: ({ context }, addressType: AddressType) => context.address.address_type !== addressType,
    isLookupPending: ({ context }, answered: PincodeResult) => isLookupPending(context.lookup, answered),
    isLookingUp: ({ context }) => context.lookup.status === 'lookingUp',
    mayTurnDefault: ({ context }) => !context.wasDefault,
    hasNoProblems: ({ context }) => listProblems(context).length === 0,
    isMissing: ({ context }) => listProblems(context).includes('missing'),
    isMissingInNew: ({ context }) => context.isNew && listProblems(context).includes('missing'),
    isFilledIn: ({ context }) => !listProblems(context).includes('missing'),
    isFault: (_, { is, error }: Failed & { is: SavingFault['kind'] }) => (error as SavingFault).kind === is,
  },
  actions: {
    type: assign(({ context }, { field, text }: { field: keyof BillingAddress; text: string }) => ({
      address: { ...context.address, [field]: sanitizeAddressInput(field, text) },
      problems: omit(context.problems, field),
      placeFields: followTyping(context.placeFields, field),
    })),
    /** What one type requires does not concern the other. */
    chooseType: assign(({ context }, address_type: AddressType) => ({
      address: { ...context.address, address_type },
      problems: {},
    })),
    /** City and state that stand there already are what the customer wants them to be. */
    startLookup: assign(({ context: { address, placeFields } }) => ({
      lookup: placeFields.length === 0 && address.city !== '' ? { ...NO_LOOKUP, pincode: address.pincode } : NO_LOOKUP,
    })),
    lookUp: enqueueActions(({ context: { address, lookup }, enqueue }) => {
      if (address.pincode === lookup.pincode) return;
      enqueue.assign({ lookup: createLookup(address.pincode) });
      enqueue.sendTo('pincode', { type: 'pincode.typed', text: address.pincode });
    }),
    keepAnswer: assign(({ context }, { pincode, status, place }: PincodeResult) => ({
      lookup: { pincode, status, place },
      ...(place && { ...fillPlace(context.address, context.problems, context.placeFields, place), placeFields: [] }),
    })),
    toggleDefault: assign({ isDefault: ({ context }) => !context.isDefault }),
    findProblems: assign(({ context }) => {
      const address = normalizeAddress(context.address);
      return { address, problems: validateBilling(address), attempts: context.attempts + 1 };
    }),
    keepDetail: assign((_, { error }: Failed) => {
      const { detail, problems } = error as SavingFault;
      return { detail, problems };
    }),
    keepSaved: assign(({ context }, saved: SavedAddress) => ({
      outcome: { kind: context.isNew ? ('added' as const) : ('updated' as const), saved },
    })),
    setUnsure: assign({ outcome: { kind: 'unsure' } }),
    expire: assign({ outcome: { kind: 'expired' } }),
  },
  delays: { patience: 25_000 },
});

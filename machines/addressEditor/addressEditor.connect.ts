import type { EventFrom, SnapshotFrom } from 'xstate';
import type { AddressType, BillingAddress } from '../../src/domain/address.ts';
import { getMessageId } from '../kit/meta.ts';
import { PINCODE_MESSAGES } from '../pincode/pincodeLookup.ts';
import type { addressEditorMachine } from './addressEditor.machine.ts';

type AddressEditor = typeof addressEditorMachine;

/** What the editor's popup may know and do. */
export function connect(state: SnapshotFrom<AddressEditor>, send: (event: EventFrom<AddressEditor>) => void) {
  const { address, problems, isNew, isDefault, attempts, detail, lookup } = state.context;
  const { status } = lookup;
  return {
    address,
    problems,
    isNew,
    isDefault,
    attempts,
    isOpen: state.matches('filling') || state.matches({ saving: 'foreground' }),
    isSaving: state.matches('saving'),
    /** What stands above the form. */
    fault: state.matches('filling') ? getMessageId(state) : null,
    /** The backend's own words, where it refused the address. */
    refusal: state.matches({ filling: 'refused' }) ? detail : null,
    /** That we deliver there, or that nobody could say, does not matter for a bill. */
    pincode:
      status === 'lookingUp' || status === 'unserviceable' ? { status, message: PINCODE_MESSAGES[status] } : null,
    canToggleDefault: state.can({ type: 'default.toggled' }),
    canSave: state.can({ type: 'address.submitted' }),
    chooseType: (addressType: AddressType) => send({ type: 'type.chosen', addressType }),
    type: (field: keyof BillingAddress, text: string) => send({ type: 'field.typed', field, text }),
    toggleDefault: () => send({ type: 'default.toggled' }),
    save: () => send({ type: 'address.submitted' }),
    close: () => send({ type: 'editor.closed' }),
  };
}

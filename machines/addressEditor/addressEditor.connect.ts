import type { EventFrom, SnapshotFrom } from 'xstate';
import type { AddressType, Billing } from '../../src/domain/address.ts';
import type { MessageId } from '../../src/messages/messages.ts';
import type { addressEditorMachine } from './addressEditor.machine.ts';

type AddressEditor = typeof addressEditorMachine;
type FormState = 'missing' | 'missingInEdit' | 'faulty' | 'wrong' | 'unanswered';
type ZipState = 'lookingUp' | 'unserviceable';

const FORM: Record<FormState, MessageId> = {
  missing: 'address.missing',
  missingInEdit: 'address.missingInEdit',
  faulty: 'address.check',
  wrong: 'address.wrong',
  unanswered: 'address.later',
};
const ZIP: Record<ZipState, MessageId> = {
  lookingUp: 'pincode.lookingUp',
  unserviceable: 'pincode.unserviceable',
};

/** What the editor's popup may know and do. */
export function connect(state: SnapshotFrom<AddressEditor>, send: (event: EventFrom<AddressEditor>) => void) {
  const { address, problems, isNew, isDefault, attempts, detail } = state.context;
  const form = (Object.keys(FORM) as FormState[]).find((name) => state.matches({ filling: { form: name } }));
  const zip = (Object.keys(ZIP) as ZipState[]).find((name) => state.matches({ filling: { zip: name } }));
  return {
    address,
    problems,
    isNew,
    isDefault,
    attempts,
    isOpen: state.matches('filling') || state.matches({ saving: 'inSight' }),
    isSaving: state.matches('saving'),
    /** What stands above the form. */
    fault: form ? FORM[form] : null,
    /** The backend's own words, where it refused the address. */
    refusal: state.matches({ filling: { form: 'refused' } }) ? detail : null,
    zip: zip ? { standing: zip, says: ZIP[zip] } : null,
    canToggleDefault: state.can({ type: 'default.toggled' }),
    canSave: state.can({ type: 'address.submitted' }),
    chooseType: (addressType: AddressType) => send({ type: 'type.chosen', addressType }),
    type: (field: keyof Billing, text: string) => send({ type: 'field.typed', field, text }),
    toggleDefault: () => send({ type: 'default.toggled' }),
    save: () => send({ type: 'address.submitted' }),
    close: () => send({ type: 'editor.closed' }),
  };
}

import type { SavedAddress } from '../../src/domain/address.ts';
import type { Samples } from '../kit/samples.ts';
import { billing, session } from '../orderPlacement/samplePurchase.ts';
import { createPincodeReplies } from '../pincode/pincode.samples.ts';
import type { addressEditorMachine } from './addressEditor.machine.ts';

const id = 'ad000000-0000-4000-8000-000000000001';
const bengaluru = { pincode: '560001', city: 'Bengaluru', state: 'Karnataka' };
const saved: SavedAddress = { id, revision: 1, address: billing, isDefault: false };

export const addressEditorSamples = {
  input: { session, id, isNew: false, address: billing, isDefault: false },
  events: [
    { type: 'field.typed', field: 'mail', text: '' },
    { type: 'field.typed', field: 'mail', text: 'asha@example.com' },
    { type: 'field.typed', field: 'phone', text: '12345' },
    { type: 'field.typed', field: 'pincode', text: '560001' },
    { type: 'field.typed', field: 'pincode', text: '56000' },
    { type: 'type.chosen', addressType: 'business' },
    { type: 'default.toggled' },
    { type: 'address.submitted' },
    { type: 'editor.closed' },
    ...createPincodeReplies(bengaluru),
    { type: 'xstate.done.actor.saveAddress', output: saved, reply: 'address.saved' },
    { type: 'xstate.error.actor.saveAddress', error: { kind: 'unauthorised' }, reply: 'address.expired' },
    {
      type: 'xstate.error.actor.saveAddress',
      error: {
        kind: 'refused',
        detail: 'City field is required.',
        problems: { city: 'refused' },
      },
      reply: 'address.refused',
    },
    {
      type: 'xstate.error.actor.saveAddress',
      error: { kind: 'wrong', detail: '', problems: {} },
      reply: 'address.failed',
    },
    { type: 'xstate.error.actor.saveAddress', error: { kind: 'unanswered' }, reply: 'network.broken' },
  ],
  distinguish: ({ address, placeFields, problems, lookup }) => ({
    type: address.address_type,
    mail: address.mail,
    phone: address.phone,
    pincode: address.pincode,
    placeFields,
    lookup,
    problems,
  }),
  // What was saved is the backend's own account of it.
  compare: ({ outcome, ...context }) => ({ ...context, outcome: outcome.kind }),
  starts: { adding: { input: { session, id, isNew: true, address: billing, isDefault: true } } },
} satisfies Samples<typeof addressEditorMachine>;

/** The same where a new address is typed. */
export const addingSamples = {
  ...addressEditorSamples,
  ...addressEditorSamples.starts.adding,
  starts: {},
} satisfies Samples<typeof addressEditorMachine>;

import type { Samples } from '../kit/samples.ts';
import { lines, session } from '../orderPlacement/samplePurchase.ts';
import { createPincodeReplies } from '../pincode/pincode.samples.ts';
import { home, office, parents } from './sampleAddresses.ts';
import type { savedAddressesMachine } from './savedAddresses.machine.ts';

const edited = { ...home, address: { ...home.address, house: '14B, Palm Court' } };

export const savedAddressesSamples = {
  input: { lines, pincode: '', session, chosenIds: { billing: null, delivery: null } },
  events: [
    { type: 'load.retried' },
    { type: 'billing.chosen', id: office.id },
    { type: 'delivery.chosen', id: office.id },
    { type: 'pincode.retried' },
    { type: 'address.added', id: parents.id },
    { type: 'address.edited', id: home.id },
    { type: 'removal.requested', id: office.id },
    { type: 'removal.cancelled' },
    { type: 'removal.confirmed' },
    { type: 'default.chosen', id: office.id },
    { type: 'addresses.continued' },
    { type: 'xstate.done.actor.loadAddresses', output: [home, office], reply: 'list.found' },
    { type: 'xstate.error.actor.loadAddresses', error: { kind: 'unauthorised' }, reply: 'list.expired' },
    { type: 'xstate.error.actor.loadAddresses', error: { kind: 'server' }, reply: 'list.down' },
    ...createPincodeReplies({ pincode: '682001', city: 'Kochi', state: 'Kerala' }, 'delivery'),
    { type: 'xstate.done.actor.addressEditor', output: { kind: 'added', saved: parents }, reply: 'editor.added' },
    {
      type: 'xstate.done.actor.addressEditor',
      output: { kind: 'updated', saved: edited },
      reply: 'editor.changed',
    },
    { type: 'xstate.done.actor.addressEditor', output: { kind: 'closed' }, reply: 'editor.closed' },
    { type: 'xstate.done.actor.addressEditor', output: { kind: 'unsure' }, reply: 'editor.unsure' },
    { type: 'xstate.done.actor.addressEditor', output: { kind: 'expired' }, reply: 'editor.expired' },
    { type: 'xstate.done.actor.makeDefault', output: { ...office, isDefault: true }, reply: 'change.saved' },
    { type: 'xstate.error.actor.makeDefault', error: { kind: 'unauthorised' }, reply: 'change.expired' },
    {
      type: 'xstate.error.actor.makeDefault',
      error: { kind: 'refused', detail: 'City field is required.' },
      reply: 'change.refused',
    },
    { type: 'xstate.error.actor.makeDefault', error: { kind: 'unanswered' }, reply: 'change.lost' },
    { type: 'xstate.error.actor.makeDefault', error: { kind: 'wrong' }, reply: 'change.failed' },
    { type: 'xstate.done.actor.removeAddress', output: undefined, reply: 'removal.done' },
    { type: 'xstate.error.actor.removeAddress', error: { kind: 'unauthorised' }, reply: 'removal.expired' },
    { type: 'xstate.error.actor.removeAddress', error: { kind: 'server' }, reply: 'removal.failed' },
    // An address that was removed in another tab.
    { type: 'address.edited', id: 'ad000000-0000-4000-8000-00000000000f' },
  ],
  distinguish: ({ addresses, chosenIds, lookup }) => ({
    lookup,
    office: addresses.find(({ id }) => id === office.id)?.isDefault ?? null,
    billing: chosenIds?.billing,
    delivery: chosenIds?.delivery,
  }),
  // Ids of new addresses, revisions and tokens are made anew on each run.
  compare: ({ addresses, chosenIds, lookup, detail, isExpired }) => {
    const getPlace = (one: string | null | undefined) => addresses.findIndex(({ id }) => id === one);
    return {
      addresses: addresses.map(({ address, isDefault }) => ({ address, isDefault })),
      billing: getPlace(chosenIds?.billing),
      delivery: getPlace(chosenIds?.delivery),
      lookup,
      detail,
      isExpired,
    };
  },
} satisfies Samples<typeof savedAddressesMachine>;

import { stateIn } from 'xstate';
import { shippingSetup } from './shipping.setup.ts';

/** The fields of the addresses, and what became of the last try to go on. */
export const form = shippingSetup.createStateConfig({
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
});

import { shippingSetup } from './shipping.setup.ts';

/** The fields of the addresses, the pincode to which the order goes, and what became of the last try to go on. */
export const fillingState = shippingSetup.createStateConfig({
  description: 'The shopper fills in the addresses',
  meta: { requires: ['CHK-05', 'CHK-28', 'CHK-29'] },
  initial: 'noErrors',
  entry: ['forgetLookup', 'lookUp'],
  invoke: { id: 'pincode', src: 'pincode', input: ({ self }) => ({ parent: self }) },
  on: {
    'billing.typed': {
      description: 'A field of the billing address; city and state follow its pincode',
      meta: { requires: ['CHK-54', 'CHK-55'] },
      actions: [{ type: 'typeBilling', params: ({ event }) => event }, 'remember', 'lookUp'],
    },
    'delivery.typed': {
      guard: 'isElsewhere',
      description: 'A field of the delivery address; city and state follow its pincode',
      meta: { requires: ['CHK-54', 'CHK-55'] },
      actions: [{ type: 'typeDelivery', params: ({ event }) => event }, 'remember', 'lookUp'],
    },
    'same.toggled': {
      description: 'Delivery to the billing address, or to another one',
      meta: { requires: ['CHK-29', 'CHK-30'] },
      actions: ['toggleSame', 'remember', 'lookUp'],
    },
    'pincode.answered': {
      guard: { type: 'isLookupPending', params: ({ event }) => event },
      description: 'It is known whether we deliver there; city and state follow from the pincode',
      meta: { requires: ['PIN-08', 'PIN-09', 'PIN-12', 'CHK-31'] },
      actions: [{ type: 'keepAnswer', params: ({ event }) => event }, 'remember'],
    },
    'pincode.retried': {
      guard: { type: 'hasStatus', params: 'unanswered' },
      description: 'The pincode could not be checked; the shopper asks again',
      actions: 'lookUpAgain',
    },
    'type.chosen': {
      guard: { type: 'isOtherType', params: ({ event }) => event.addressType },
      target: '.noErrors',
      description: 'Personal or business',
      meta: { requires: ['CHK-44', 'CHK-49', 'CHK-52'] },
      actions: [{ type: 'chooseType', params: ({ event }) => event.addressType }, 'remember'],
    },
    'shipping.continued': {
      guard: { type: 'hasStatus', params: 'serviceable' },
      target: '.checking',
      description: 'SAVE & CONTINUE, once we know that we deliver there',
      meta: { requires: ['CHK-31'] },
    },
  },
  states: {
    noErrors: {
      description: 'Nothing to mend',
      always: {
        guard: 'isRefused',
        target: 'invalid',
        description: 'The backend refused fields when the order was placed; they are marked',
        meta: { requires: ['CHK-32'] },
      },
    },
    incomplete: {
      description: 'Some fields are empty; each describes what it wants',
      meta: { messages: ['address.missing'], requires: ['CHK-32', 'CHK-51', 'CHK-53', 'CHK-59'] },
      always: [
        { guard: 'hasNoProblems', target: 'noErrors', description: 'All that was missing or wrong is mended' },
        { guard: 'isFilledIn', target: 'invalid', description: 'Everything is filled in; something is still wrong' },
      ],
    },
    invalid: {
      description: 'Everything is filled in, but something is wrong; its field describes what',
      meta: { messages: ['address.check'], requires: ['CHK-32', 'CHK-56', 'CHK-58'] },
      always: { guard: 'hasNoProblems', target: 'noErrors', description: 'All that was wrong is mended' },
    },
    accountFailed: {
      description: 'The guest account could not be made',
      meta: { messages: ['checkout.wrong'], requires: ['CHK-42'] },
    },
    checking: {
      description: 'Is everything filled in?',
      entry: 'findProblems',
      always: [
        {
          guard: 'hasNoProblems',
          target: '#shipping.submitting',
          description: 'Nothing is missing or wrong',
          meta: { requires: ['CHK-32'] },
        },
        {
          guard: 'isMissing',
          target: 'incomplete',
          description: 'Something is missing',
          meta: { requires: ['CHK-59'] },
        },
        { target: 'invalid', description: 'Something is wrong' },
      ],
    },
  },
});

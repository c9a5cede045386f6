import { and, not } from 'xstate';
import { toEditorInput } from './chosenAddresses.ts';
import { savedAddressesSetup } from './savedAddresses.setup.ts';

/** One address at a time can be added, changed, removed or made the default; for an order two are chosen. */
export const choosingState = savedAddressesSetup.createStateConfig({
  description: 'The addresses are there; for an order a billing and a delivery address are chosen',
  meta: { requires: ['ADDR-01', 'ADDR-05', 'CHK-33'] },
  initial: 'idle',
  entry: 'forgetLookup',
  invoke: { id: 'pincode', src: 'pincode', input: ({ self }) => ({ parent: self }) },
  always: {
    guard: 'isOtherPincode',
    description: 'Another delivery address, or a changed one: do we deliver there?',
    actions: 'lookUp',
  },
  on: {
    'pincode.answered': {
      guard: { type: 'isLookupPending', params: ({ event }) => event },
      description: 'It is known whether we deliver there',
      meta: { requires: ['CHK-31', 'PIN-08', 'PIN-09', 'PIN-10'] },
      actions: { type: 'keepAnswer', params: ({ event }) => event },
    },
    'pincode.retried': {
      guard: 'isUnanswered',
      description: 'The pincode could not be checked; the customer asks again',
      meta: { requires: ['CHK-31'] },
      actions: 'lookUpAgain',
    },
  },
  states: {
    idle: {
      description: 'The customer chooses, or only looks after them in the account',
      meta: { requires: ['ADDR-01', 'ADDR-02', 'ADDR-05'] },
      initial: 'noErrors',
      on: {
        'billing.chosen': {
          guard: { type: 'isOtherBilling', params: ({ event }) => event },
          target: '.noErrors',
          description: 'The bill is made out to another address',
          meta: { requires: ['ADDR-01', 'ADDR-02'] },
          actions: { type: 'chooseBilling', params: ({ event }) => event },
        },
        'delivery.chosen': {
          guard: { type: 'isOtherDelivery', params: ({ event }) => event },
          target: '.noErrors',
          description: 'The order goes to another address',
          meta: { requires: ['ADDR-01', 'ADDR-02'] },
          actions: { type: 'chooseDelivery', params: ({ event }) => event },
        },
        'address.added': {
          target: 'editing',
          description: 'Add new address',
          meta: { requires: ['ADDR-03'] },
          actions: { type: 'setSubject', params: ({ event }) => event },
        },
        'address.edited': {
          guard: { type: 'isThere', params: ({ event }) => event },
          target: 'editing',
          description: 'Edit',
          meta: { requires: ['ADDR-03'] },
          actions: { type: 'setSubject', params: ({ event }) => event },
        },
        'removal.requested': {
          guard: { type: 'isNotDefault', params: ({ event }) => event },
          target: 'confirming',
          description: 'Remove, which a default address is not',
          meta: { requires: ['ADDR-03', 'ADDR-07'] },
          actions: { type: 'setSubject', params: ({ event }) => event },
        },
        'default.chosen': {
          guard: { type: 'isNotDefault', params: ({ event }) => event },
          target: 'makingDefault',
          description: 'Make default',
          meta: { requires: ['ADDR-06'] },
          actions: { type: 'setSubject', params: ({ event }) => event },
        },
        'addresses.continued': {
          guard: and(['isForOrder', 'mayBeDelivered']),
          target: '.checking',
          description: 'SAVE & CONTINUE, unless it is known that we cannot deliver there',
          meta: { requires: ['CHK-31', 'CHK-33'] },
        },
      },
      states: {
        noErrors: { description: 'Nothing to say' },
        checking: {
          description: 'Are both addresses chosen, and whole?',
          always: [
            {
              guard: 'isComplete',
              target: '#savedAddresses.done',
              description: 'Both addresses are chosen',
              meta: { requires: ['CHK-33'] },
            },
            {
              guard: not('hasAny'),
              target: 'noneChosen',
              description: 'No address is chosen',
              meta: { requires: ['CHK-34'] },
            },
            {
              guard: not('hasDelivery'),
              target: 'noDelivery',
              description: 'No delivery address is chosen',
              meta: { requires: ['CHK-35'] },
            },
            {
              guard: not('hasBilling'),
              target: 'noBilling',
              description: 'No billing address is chosen',
              meta: { requires: ['CHK-36'] },
            },
            { target: 'incomplete', description: 'Something is missing in a chosen address' },
          ],
        },
        noneChosen: {
          description: 'No address is chosen',
          meta: { messages: ['addresses.noneChosen'], requires: ['CHK-34'] },
        },
        noDelivery: {
          description: 'Only the billing address is chosen',
          meta: { messages: ['addresses.noDelivery'], requires: ['CHK-35'] },
        },
        noBilling: {
          description: 'Only the delivery address is chosen',
          meta: { messages: ['addresses.noBilling'], requires: ['CHK-36'] },
        },
        incomplete: {
          description: 'A chosen address lacks what an order needs',
          meta: { messages: ['addresses.incomplete'], requires: ['CHK-51', 'CHK-53'] },
        },
        refused: {
          description: 'The backend refused the new default and states why',
          meta: { requires: ['ADDR-13'] },
        },
        loading: {
          description: 'One of them may be gone: they are read again behind those that are shown',
          meta: { requires: ['API-89'] },
          invoke: {
            id: 'loadAddresses',
            src: 'loadAddresses',
            input: ({ context: { session } }) => ({ session }),
            onDone: {
              target: 'noErrors',
              description: 'Those that the backend has are shown',
              actions: { type: 'keepAddresses', params: ({ event }) => event.output },
            },
            onError: { target: 'noErrors', description: 'They could not be read: those that are shown stay' },
          },
        },
        unanswered: {
          description: 'No answer came about the default',
          meta: { messages: ['address.later'], requires: ['ADDR-14'] },
        },
      },
    },
    editing: {
      description: 'An address is added or changed in the popup',
      meta: { requires: ['ADDR-03', 'ADDR-04'] },
      invoke: {
        id: 'addressEditor',
        src: 'addressEditor',
        input: ({ context }) => toEditorInput(context),
        onDone: [
          {
            guard: { type: 'endedAs', params: ({ event }) => ({ is: 'expired', output: event.output }) },
            target: '#savedAddresses.expired',
            description: 'The backend no longer knows the customer',
            actions: 'endSession',
            meta: { requires: ['ADDR-11', 'ADDR-12', 'SESS-10'] },
          },
          {
            guard: { type: 'endedAs', params: ({ event }) => ({ is: 'added', output: event.output }) },
            target: 'idle',
            description: 'A new address is saved',
            actions: [{ type: 'keepEdited', params: ({ event }) => event.output }, 'toastAdded', 'focusAdd'],
            meta: { messages: ['address.added'], requires: ['ADDR-19'] },
          },
          {
            guard: { type: 'endedAs', params: ({ event }) => ({ is: 'updated', output: event.output }) },
            target: 'idle',
            description: 'The edited address is saved',
            actions: [{ type: 'keepEdited', params: ({ event }) => event.output }, 'toastUpdated'],
            meta: { messages: ['address.updated'], requires: ['ADDR-16'] },
          },
          {
            guard: { type: 'endedAs', params: ({ event }) => ({ is: 'unsure', output: event.output }) },
            target: '#savedAddresses.loading',
            description: 'It is not known what the backend has stored: the addresses are read again',
          },
          { target: 'idle', description: 'The popup was closed' },
        ],
      },
    },
    confirming: {
      description: 'Are you sure?',
      meta: { messages: ['address.confirmRemoval'], requires: ['ADDR-03'] },
      on: {
        'removal.cancelled': { target: 'idle', description: 'Cancel' },
        'removal.confirmed': { target: 'removing', description: 'Remove' },
      },
    },
    removing: {
      description: 'The address is removed',
      meta: { messages: ['address.removing'], requires: ['API-82', 'API-90'] },
      invoke: {
        id: 'removeAddress',
        src: 'removeAddress',
        input: ({ context: { session, activeId } }) => ({ session, id: activeId ?? '' }),
        onDone: {
          target: 'idle',
          description: 'The address is deleted',
          actions: ['dropRemoved', 'toastDeleted'],
          meta: { messages: ['address.deleted'], requires: ['ADDR-17'] },
        },
        onError: [
          {
            guard: { type: 'isUnknown', params: ({ event }) => ({ error: event.error }) },
            target: '#savedAddresses.expired',
            description: 'The backend no longer knows the customer',
            actions: 'endSession',
            meta: { requires: ['SESS-10'] },
          },
          {
            target: 'idle',
            description: 'The address could not be deleted',
            actions: 'toastDeleteFailed',
            meta: { messages: ['address.deleteFailed'], requires: ['ADDR-18'] },
          },
        ],
      },
    },
    makingDefault: {
      description: 'An address becomes the default',
      meta: { messages: ['address.saving'], requires: ['ADDR-06', 'API-81'] },
      invoke: {
        id: 'makeDefault',
        src: 'makeDefault',
        input: ({ context }) => ({ ...toEditorInput(context), isDefault: true }),
        onDone: {
          target: 'idle',
          description: 'It is the default now',
          actions: [
            { type: 'keepDefault', params: ({ event }) => event.output },
            'toastUpdated',
            { type: 'focusDefault', params: ({ event }) => event.output },
          ],
          meta: { messages: ['address.updated'], requires: ['ADDR-06', 'ADDR-16'] },
        },
        onError: [
          {
            guard: { type: 'isFault', params: ({ event }) => ({ is: 'unauthorised', error: event.error }) },
            target: '#savedAddresses.expired',
            description: 'The backend no longer knows the customer',
            actions: 'endSession',
            meta: { requires: ['ADDR-11'] },
          },
          {
            guard: { type: 'isFault', params: ({ event }) => ({ is: 'refused', error: event.error }) },
            target: 'idle.refused',
            description: 'The backend refused it, and says why',
            actions: { type: 'keepDetail', params: ({ event }) => ({ error: event.error }) },
            meta: { requires: ['ADDR-13'] },
          },
          {
            guard: { type: 'isFault', params: ({ event }) => ({ is: 'unanswered', error: event.error }) },
            target: 'idle.unanswered',
            description: 'No answer',
            meta: { requires: ['ADDR-14'] },
          },
          {
            target: 'idle.loading',
            description: 'It could not be made the default',
            actions: 'toastWrong',
            meta: { messages: ['address.wrong'], requires: ['ADDR-13'] },
          },
        ],
      },
    },
  },
});

import { zipOf } from './addresses.ts';
import { shippingSetup } from './shipping.setup.ts';

/** The pincode to which the order goes. */
export const zip = shippingSetup.createStateConfig({
  description: 'Does the store deliver there?',
  initial: 'deciding',
  on: {
    'billing.typed': [
      {
        guard: { type: 'isZip', params: ({ event }) => event.field },
        target: '.deciding',
        description: 'Another pincode',
        actions: [{ type: 'typeBilling', params: ({ event }) => event }, 'remember'],
      },
      {
        description: 'A field of the billing address',
        meta: { requires: ['CHK-54', 'CHK-55'] },
        actions: [{ type: 'typeBilling', params: ({ event }) => event }, 'remember'],
      },
    ],
    'delivery.typed': [
      {
        guard: { type: 'isZipElsewhere', params: ({ event }) => event.field },
        target: '.deciding',
        description: 'Another pincode',
        actions: [{ type: 'typeDelivery', params: ({ event }) => event }, 'remember'],
      },
      {
        guard: 'isElsewhere',
        description: 'A field of the delivery address',
        meta: { requires: ['CHK-54', 'CHK-55'] },
        actions: [{ type: 'typeDelivery', params: ({ event }) => event }, 'remember'],
      },
    ],
    'same.toggled': {
      target: '.deciding',
      description: 'Delivery to the billing address, or to another one',
      meta: { requires: ['CHK-29', 'CHK-30'] },
      actions: ['toggleSame', 'remember'],
    },
  },
  states: {
    deciding: {
      description: 'Has the pincode six digits?',
      always: [{ guard: 'hasWholeZip', target: 'lookingUp' }, { target: 'unknown' }],
    },
    unknown: { description: 'No complete pincode yet', meta: { requires: ['CHK-31'] } },
    lookingUp: {
      description: 'The backend is asked for the pincode',
      meta: { says: ['pincode.lookingUp'] },
      invoke: {
        id: 'findPlace',
        src: 'findPlace',
        input: ({ context }) => ({ pincode: zipOf(context) }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'serviceable',
            description: 'City and state follow from the pincode',
            actions: [{ type: 'fillPlace', params: ({ event }) => event.output }, 'remember'],
          },
          { target: 'unserviceable' },
        ],
        onError: 'unanswered',
      },
    },
    serviceable: { description: 'We deliver here', meta: { requires: ['PIN-08', 'PIN-10'] } },
    unserviceable: {
      description: 'We do not deliver here',
      meta: { says: ['pincode.unserviceable'], requires: ['PIN-09', 'CHK-31'] },
    },
    unanswered: {
      description: 'The pincode could not be checked; it can be asked again',
      meta: { says: ['pincode.unanswered'] },
      on: { 'zip.retried': 'lookingUp' },
    },
  },
});

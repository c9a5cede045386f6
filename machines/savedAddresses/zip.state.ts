import { zipOf } from './chosenAddresses.ts';
import { savedAddressesSetup } from './savedAddresses.setup.ts';

/** The pincode of the delivery address, whichever is chosen. */
export const zip = savedAddressesSetup.createStateConfig({
  description: 'Does the store deliver there?',
  initial: 'deciding',
  always: { guard: 'isOtherZip', target: '.deciding', description: 'Another delivery address, or a changed one' },
  states: {
    deciding: {
      description: 'Is there a delivery address with a whole pincode?',
      always: [
        { guard: 'hasWholeZip', target: 'lookingUp', actions: 'noteZip' },
        { target: 'unknown', actions: 'noteZip' },
      ],
    },
    unknown: { description: 'Nothing to deliver to yet', meta: { requires: ['CHK-31'] } },
    lookingUp: {
      description: 'The backend is asked for the pincode',
      meta: { says: ['pincode.lookingUp'], requires: ['CHK-31'] },
      invoke: {
        id: 'findPlace',
        src: 'findPlace',
        input: ({ context }) => ({ pincode: zipOf(context) }),
        onDone: [
          { guard: { type: 'isFound', params: ({ event }) => event.output }, target: 'serviceable' },
          { target: 'unserviceable' },
        ],
        onError: 'unanswered',
      },
    },
    serviceable: { description: 'We deliver there', meta: { requires: ['CHK-31', 'PIN-08', 'PIN-10'] } },
    unserviceable: {
      description: 'We do not deliver there',
      meta: { says: ['pincode.unserviceable'], requires: ['CHK-31', 'PIN-09'] },
    },
    unanswered: {
      description: 'The pincode could not be checked; it can be asked again',
      meta: { says: ['pincode.unanswered'], requires: ['CHK-31'] },
      on: { 'zip.retried': 'lookingUp' },
    },
  },
});

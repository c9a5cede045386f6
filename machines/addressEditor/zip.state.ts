import { addressEditorSetup } from './addressEditor.setup.ts';

/** The pincode of the address: a bill may go where no parcel does, so it only fills in city and state. */
export const zip = addressEditorSetup.createStateConfig({
  description: 'Which place does the pincode belong to?',
  initial: 'deciding',
  on: {
    'field.typed': [
      {
        guard: { type: 'isZip', params: ({ event }) => event.field },
        target: '.deciding',
        description: 'Another pincode',
        actions: { type: 'type', params: ({ event }) => event },
      },
      {
        description: 'A field of the address',
        meta: { requires: ['CHK-54', 'CHK-55'] },
        actions: { type: 'type', params: ({ event }) => event },
      },
    ],
  },
  states: {
    deciding: {
      description: 'Are there six digits, and nothing known of their place?',
      always: [
        { guard: 'isPlaced', target: 'settled', description: 'City and state stand there already' },
        { guard: 'hasWholeZip', target: 'lookingUp' },
        { target: 'settled', description: 'No complete pincode yet' },
      ],
    },
    settled: { description: 'Nothing to look up' },
    lookingUp: {
      description: 'The backend is asked for the pincode',
      meta: { says: ['pincode.lookingUp'] },
      invoke: {
        id: 'findPlace',
        src: 'findPlace',
        input: ({ context }) => ({ pincode: context.address.zip }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'settled',
            description: 'City and state follow from the pincode',
            actions: { type: 'fillPlace', params: ({ event }) => event.output },
            meta: { requires: ['PIN-12'] },
          },
          { target: 'unserviceable' },
        ],
        onError: { target: 'settled', description: 'City and state can be typed as well' },
      },
    },
    unserviceable: {
      description: 'We do not deliver there, which does not matter for a bill',
      meta: { says: ['pincode.unserviceable'], requires: ['PIN-09'] },
    },
  },
});

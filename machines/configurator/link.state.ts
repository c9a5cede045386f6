import { configuratorSetup } from './configurator.setup.ts';

/** What became of the choice that the address requested. */
export const linkState = configuratorSetup.createStateConfig({
  description: 'The choice in the address',
  initial: 'applied',
  states: {
    applied: {
      description: 'All that the address asks for is chosen',
      always: [
        {
          guard: 'isAdjustedForGood',
          target: 'adjusted.complete',
          description: 'Something of it is not on offer',
          actions: 'writeAddress',
        },
        {
          guard: 'isAdjusted',
          target: 'adjusted',
          description: 'Something of it is not on offer, and the frames are yet to come',
          actions: 'writeAddress',
        },
      ],
    },
    adjusted: {
      description: 'What comes closest is chosen, and the shopper reads so until the next change',
      meta: { messages: ['configurator.adjusted'] },
      initial: 'framesUnknown',
      always: { guard: 'isChoiceExact', target: 'applied', description: 'The shopper has chosen since' },
      states: {
        framesUnknown: {
          description: 'Any frame is accepted while the frames are not known',
          always: {
            guard: 'isAdjustedForGood',
            target: 'complete',
            description: 'The frames are here, and the address gets the one that is chosen',
            actions: 'writeAddress',
          },
        },
        complete: { description: 'The address holds nothing that is not on offer' },
      },
    },
  },
});

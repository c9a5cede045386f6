import { configuratorSetup } from './configurator.setup.ts';

/** What became of the choice that the address asked for. */
export const link = configuratorSetup.createStateConfig({
  description: 'The choice in the address',
  initial: 'granted',
  states: {
    granted: {
      description: 'All that the address asks for is chosen',
      always: {
        guard: 'isAdjusted',
        target: 'adjusted',
        description: 'Something of it is not on offer',
        actions: 'writeAddress',
      },
    },
    adjusted: {
      description: 'What comes closest is chosen, and the shopper reads so until the next change',
      meta: { says: ['configurator.adjusted'] },
      always: { guard: 'isGranted', target: 'granted', description: 'The shopper has chosen since' },
    },
  },
});

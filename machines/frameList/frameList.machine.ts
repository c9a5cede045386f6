import { frameListSetup } from './frameList.setup.ts';
import { createContext } from './frameListContext.ts';
import { showingState } from './showing.state.ts';

/** The frames for a picture: what narrows them, and the way on to each. */
export const frameListMachine = frameListSetup.createMachine({
  id: 'frameList',
  description: 'The list of frames for a picture',
  context: ({ input }) => createContext(input),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Does the address name a picture?',
      always: [
        {
          guard: 'isNamed',
          target: 'showing',
          description: "Art, or the shopper's own",
          meta: { requires: ['FRAME-01'] },
        },
        { target: 'missing', description: 'Neither: there is nothing to frame', meta: { requires: ['FRAME-01'] } },
      ],
    },
    showing: showingState,
    missing: {
      description: 'There is no such picture; the not-found page opens',
      meta: { messages: ['art.missing'], requires: ['ART-15', 'FRAME-01'] },
      entry: 'showNoPicture',
    },
    gone: {
      description: 'The upload is no longer stored; another can be made',
      meta: { messages: ['configurator.gone'], requires: ['API-22'] },
    },
    tooSmall: {
      description: 'The upload has too few pixels for any print',
      meta: { messages: ['configurator.tooSmall'], requires: ['CONF-43', 'CONF-44'] },
    },
  },
});

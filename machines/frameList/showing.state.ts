import { frameListSetup } from './frameList.setup.ts';
import { framesState } from './frames.state.ts';
import { pictureState } from './picture.state.ts';

/** The picture and the frames, read side by side; the filters of a phone; what became of the address. */
export const showingState = frameListSetup.createStateConfig({
  description: 'The picture and the frames, which are read side by side',
  type: 'parallel',
  states: {
    picture: pictureState,
    frames: framesState,
    panel: {
      description: 'The filters of a phone',
      initial: 'closed',
      states: {
        closed: {
          description: 'The list has the whole window',
          on: {
            'panel.opened': {
              guard: 'hasFrames',
              target: 'open',
              description: 'The filters are opened',
              meta: { requires: ['FRAME-04'] },
            },
          },
        },
        open: {
          description: 'The filters lie over the list, which follows them at once',
          meta: { requires: ['FRAME-04'] },
          on: { 'panel.closed': { target: 'closed', description: 'Done', meta: { requires: ['FRAME-04'] } } },
        },
      },
    },
    link: {
      description: 'What the address requested',
      initial: 'applied',
      states: {
        applied: {
          description: 'All of it is on offer',
          always: { guard: 'isAdjusted', target: 'adjusted', description: 'Something of it is not on offer' },
        },
        adjusted: {
          description: 'What comes closest is shown, and the shopper reads so until the next filter',
          meta: { messages: ['configurator.adjusted'] },
          always: { guard: 'isChoiceExact', target: 'applied', description: 'The shopper has gone on since' },
        },
      },
    },
  },
});

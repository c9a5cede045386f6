import { configuratorSetup } from './configurator.setup.ts';
import { createContext } from './configuratorContext.ts';
import { framesState } from './frames.state.ts';
import { linkState } from './link.state.ts';
import { pictureState } from './picture.state.ts';

/** A picture is opened, then made up: media, framed or not, frame, mat and size. The whole choice is in the address. */
export const configuratorMachine = configuratorSetup.createMachine({
  id: 'configurator',
  description: 'Media, frame, mat and size of a picture',
  context: ({ input }) => createContext(input),
  type: 'parallel',
  on: {
    'picture.reread': {
      guard: { type: 'isFound', params: ({ context }) => context.subjectData },
      description: 'What stands here was old and has been read again; the choice stands as far as it is still on offer',
      meta: { requires: ['CONST-04'] },
      actions: { type: 'takeReread', params: ({ event }) => event },
    },
  },
  states: { picture: pictureState, frames: framesState, link: linkState },
});

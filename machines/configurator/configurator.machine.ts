import { contextFor } from './choosing.ts';
import { configuratorSetup } from './configurator.setup.ts';
import { frames } from './frames.state.ts';
import { link } from './link.state.ts';
import { picture } from './picture.state.ts';

/** A picture is opened, then made up: media, framed or not, frame, mat and size. The whole choice is in the address. */
export const configuratorMachine = configuratorSetup.createMachine({
  id: 'configurator',
  description: 'Media, frame, mat and size of a picture',
  context: ({ input }) => contextFor(input),
  type: 'parallel',
  states: { picture, frames, link },
});

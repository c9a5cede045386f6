import type { Messages } from './message.ts';

export const wallFramesMessages = {
  'wallFrames.title': { text: 'Frames for the whole wall', from: 'own' },
  'wallFrames.price': { text: 'Every frame comes at the same price.', from: 'own' },
  'wallFrames.loading': { text: 'The wall and the frames are on their way', from: 'own' },
  'wallFrames.failed': { text: 'The frames could not be read just now.', from: 'own' },
} as const satisfies Messages;

export const nailPlanMessages = {
  'nailPlan.reading': { text: 'The plan is on its way', from: 'own' },
  'nailPlan.failed': { text: 'The plan could not be read just now.', from: 'own' },
  'nailPlan.none': { text: 'There is no plan of the nails for this wall.', from: 'own' },
  'nailPlan.noneWhy': {
    text: 'Write to us with your wall, and we tell you where each nail goes.',
    from: 'own',
  },
  'nailPlan.first': {
    text: 'Mark the centre line on your wall, from the floor up, with a pencil and a level.',
    from: 'own',
  },
  'nailPlan.second': {
    text: 'For each nail, measure up from the floor, and from the centre line to the left or to the right. Mark the place.',
    from: 'own',
  },
  'nailPlan.third': {
    text: 'Check the marks with the level before the first nail goes in. Hang the picture in the middle first.',
    from: 'own',
  },
} as const satisfies Messages;

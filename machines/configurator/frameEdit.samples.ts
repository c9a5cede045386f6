import { createPictureTransitions } from '../framedPicture/framedPicture.samples.ts';
import { art, entries, NORDIC } from '../framedPicture/samplePictures.ts';
import type { Samples } from '../kit/samples.ts';
import type { configuratorMachine } from './configurator.machine.ts';
import { choiceEvents, compare, distinguish, frameReplies } from './sampleContext.ts';

/** Art in one frame, by a link that asks for a mat which canvas does not have. */
export const frameEditSamples = {
  input: {
    subject: { by: 'art', alias: '/art/misty-ghats' },
    requestedChoice: { mat: 'golden' },
    fixed: { mode: 'frame', frame: NORDIC },
    cachedSubjectData: null,
  },
  events: [
    { type: 'picture.reread', subjectData: art, frames: entries },
    { type: 'mode.chosen', mode: 'art' },
    ...choiceEvents,
    // All that this picture has: with one chosen, each tab has another.
    { type: 'size.chosen', size: { width: 12, height: 15 } },
    { type: 'size.chosen', size: { width: 16, height: 20 } },
    { type: 'size.chosen', size: { width: 20, height: 25 } },
    { type: 'size.chosen', size: { width: 24, height: 30 } },
    { type: 'frames.retried' },
    { type: 'framing.requested' },
    ...createPictureTransitions(art),
    ...frameReplies,
  ],
  distinguish,
  compare,
} satisfies Samples<typeof configuratorMachine>;

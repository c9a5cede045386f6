import { createPictureTransitions } from '../framedPicture/pictureTransitions.ts';
import { art, entries, NORDIC } from '../framedPicture/samplePictures.ts';
import type { Samples } from '../kit/samples.ts';
import type { configuratorMachine } from './configurator.machine.ts';
import { compare, distinguish } from './sampleContext.ts';

/** Art in one frame, by a link that asks for a mat which canvas does not have. */
export const frameEditSamples = {
  input: {
    subject: { by: 'art', alias: '/art/misty-ghats' },
    requestedChoice: { mat: 'golden' },
    fixed: { mode: 'frame', frame: NORDIC },
    known: null,
  },
  events: [
    { type: 'picture.reread', known: art, frames: entries },
    { type: 'mode.chosen', mode: 'art' },
    { type: 'media.chosen', media: 'Paper' },
    { type: 'media.chosen', media: 'Canvas' },
    { type: 'frame.chosen', frame: NORDIC },
    { type: 'mat.chosen', style: 'golden' },
    { type: 'mat.chosen', style: 'standard' },
    { type: 'pad.chosen', pad: 'sage' },
    { type: 'tab.opened', tab: 'Medium' },
    { type: 'tab.opened', tab: 'Large' },
    // All that this picture has: with one chosen, each tab has another.
    { type: 'size.chosen', size: { width: 12, height: 15 } },
    { type: 'size.chosen', size: { width: 16, height: 20 } },
    { type: 'size.chosen', size: { width: 20, height: 25 } },
    { type: 'size.chosen', size: { width: 24, height: 30 } },
    { type: 'frames.retried' },
    { type: 'framing.asked' },
    ...createPictureTransitions(art),
    { type: 'xstate.done.actor.listFrames', output: entries, reply: 'frames.listed' },
    { type: 'xstate.done.actor.listFrames', output: [], reply: 'frames.none' },
    { type: 'xstate.error.actor.listFrames', error: 'down', reply: 'frames.down' },
  ],
  distinguish,
  compare,
} satisfies Samples<typeof configuratorMachine>;

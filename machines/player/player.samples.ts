import type { Samples } from '../kit/samples.ts';
import type { playerMachine } from './player.machine.ts';

const loadError = new Error('The view does not come.');
const stateError = new Error('Expected: We deliver here. Found: No complete pincode yet.');

export const playerSamples = {
  input: { stepCounts: [2, 1] },
  events: [
    { type: 'address.changed', path: 1, step: 2 },
    { type: 'address.changed', path: 9, step: null },
    { type: 'address.changed', path: null, step: null },
    { type: 'path.chosen', path: 1 },
    { type: 'path.next' },
    { type: 'list.requested' },
    { type: 'step.requested' },
    { type: 'step.undone' },
    { type: 'step.chosen', step: 2 },
    { type: 'play.requested' },
    { type: 'pause.requested' },
    { type: 'pace.chosen', pace: 'fast' },
    { type: 'start.requested' },
    { type: 'retry.requested' },
    { type: 'hand.requested' },
    { type: 'xstate.done.actor.openStage', output: 'phone', reply: 'stage.opened' },
    { type: 'xstate.error.actor.openStage', error: loadError, reply: 'stage.lost' },
    { type: 'xstate.done.actor.catchUp', output: undefined, reply: 'step.done' },
    { type: 'xstate.error.actor.catchUp', error: stateError, reply: 'step.strayed' },
    { type: 'xstate.done.actor.performStep', output: undefined, reply: 'step.done' },
    { type: 'xstate.error.actor.performStep', error: stateError, reply: 'step.strayed' },
    { type: 'xstate.done.actor.giveToHand', output: undefined, reply: 'hand.given' },
    { type: 'xstate.error.actor.giveToHand', error: loadError, reply: 'hand.lost' },
  ],
  distinguish: ({ path, at, goal, pace, isAutoPlaying }) => [path, at, goal, pace, isAutoPlaying],
} satisfies Samples<typeof playerMachine>;

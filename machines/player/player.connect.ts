import type { EventFrom, SnapshotFrom } from 'xstate';
import type { playerMachine } from './player.machine.ts';
import type { Pace } from './player.setup.ts';

type Player = typeof playerMachine;

/** What the player may know and do. */
export function connect(state: SnapshotFrom<Player>, send: (event: EventFrom<Player>) => void) {
  const { path, at, goal, isAutoPlaying, stepCounts, errorMessage, pace, width } = state.context;
  const isStepping = state.matches({ staged: 'stepping' });
  const isFailed = state.matches({ staged: { paused: 'failed' } });
  const isRefused = state.matches({ staged: 'refused' });
  return {
    isChoosing: state.matches('choosing'),
    isMissing: state.matches('missing'),
    isOpening: state.matches({ staged: 'opening' }),
    isStepping,
    isManual: state.matches({ staged: { paused: 'manual' } }),
    isFailed,
    isRefused,
    isPlaying: isAutoPlaying,
    path,
    paths: stepCounts.length,
    length: stepCounts[path - 1] ?? 0,
    at,
    goal,
    pace,
    width,
    /** The step that is under way, or the one that did not come about; 0 where there is none. */
    activeStep: isStepping || isFailed ? at + 1 : 0,
    errorMessage: isFailed || isRefused ? errorMessage : '',
    can: {
      step: state.can({ type: 'step.requested' }),
      stepBack: state.can({ type: 'step.undone' }),
      play: state.can({ type: 'play.requested' }),
      pause: state.can({ type: 'pause.requested' }),
      start: state.can({ type: 'start.requested' }),
      retry: state.can({ type: 'retry.requested' }),
      next: state.can({ type: 'path.next' }),
      hand: state.can({ type: 'hand.requested' }),
    },
    canGoTo: (step: number) => state.can({ type: 'step.chosen', step }),
    choose: (chosen: number) => send({ type: 'path.chosen', path: chosen }),
    next: () => send({ type: 'path.next' }),
    list: () => send({ type: 'list.requested' }),
    step: () => send({ type: 'step.requested' }),
    stepBack: () => send({ type: 'step.undone' }),
    goTo: (step: number) => send({ type: 'step.chosen', step }),
    play: () => send({ type: 'play.requested' }),
    pause: () => send({ type: 'pause.requested' }),
    setPace: (chosen: Pace) => send({ type: 'pace.chosen', pace: chosen }),
    start: () => send({ type: 'start.requested' }),
    retry: () => send({ type: 'retry.requested' }),
    playByHand: () => send({ type: 'hand.requested' }),
  };
}

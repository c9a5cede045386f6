import { assign, emit, setup } from 'xstate';
import type { Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';

/** How long the player rests between two steps while it plays, in milliseconds. */
const RESTS = { slow: 2_400, normal: 1_100, fast: 250 } as const;
export type Pace = keyof typeof RESTS;
export const PACES = Object.keys(RESTS) as Pace[];

/** The screens that the store is made for. */
export type ScreenWidth = 'phone' | 'desk';

/** A step of a path, and whether it is done so that it can be watched. Paths and steps count from 1. */
export type StepRequest = { path: number; step: number; isVisible: boolean };
/** What an address states: no path is the list, step 0 is a path's start. */
export type PathAddress = { path: number | null; step: number | null };

/** The player states where it is, for the address. */
export type PlayerEffect = { type: 'place.changed' } & PathAddress;

type Context = {
  /** How many steps each path has. */
  stepCounts: readonly number[];
  /** 0 where none is played. */
  path: number;
  /** Steps done so far, and how many shall be done before the player waits. */
  at: number;
  goal: number;
  pace: Pace;
  /** The screen on which the view is played: a few flows can only be gone through on one of them. */
  width: ScreenWidth;
  /** It goes on by itself. */
  isAutoPlaying: boolean;
  /** Why the last step did not come about. */
  errorMessage: string;
};

const getStepCount = ({ stepCounts }: Context, path: number) => stepCounts[path - 1] ?? 0;
const hasStep = (context: Context, step: number) => step <= getStepCount(context, context.path);
/** A step as far as the path has it: what an address states too much is its end. */
const clampStep = (context: Context, { path, step }: PathAddress) =>
  Math.min(step ?? 0, getStepCount(context, path ?? 0));

export const playerSetup = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'stepCounts'>,
    events: {} as
      | ({ type: 'address.changed' } & PathAddress)
      | { type: 'path.chosen'; path: number }
      | { type: 'path.next' }
      | { type: 'list.requested' }
      | { type: 'step.requested' }
      | { type: 'step.undone' }
      | { type: 'step.chosen'; step: number }
      | { type: 'play.requested' }
      | { type: 'pause.requested' }
      | { type: 'pace.chosen'; pace: Pace }
      | { type: 'start.requested' }
      | { type: 'retry.requested' }
      | { type: 'hand.requested' },
    emitted: {} as PlayerEffect,
    meta: {} as Meta,
  },
  actors: {
    openStage: port<ScreenWidth, number>('openStage'),
    performStep: port<unknown, StepRequest>('performStep'),
    giveToHand: port('giveToHand'),
  },
  guards: {
    isThere: ({ context }, { path, step }: PathAddress) =>
      path === context.path && [context.at, context.goal].includes(clampStep(context, { path, step })),
    isNoPath: (_, { path }: PathAddress) => path === null,
    isUnknown: ({ context }, { path }: PathAddress) => context.stepCounts[(path ?? 0) - 1] === undefined,
    hasNext: ({ context }) => context.path < context.stepCounts.length,
    isBehind: ({ context }) => context.at < context.goal,
    isAtEnd: ({ context }) => context.at >= getStepCount(context, context.path),
    isAfterStart: ({ context }) => context.at > 0,
    isAhead: ({ context }, step: number) => step > context.at && hasStep(context, step),
    isElsewhere: ({ context }, step: number) => step !== context.at && hasStep(context, step),
    goesOn: ({ context }) => context.isAutoPlaying,
    rests: ({ context }) => !context.isAutoPlaying,
    isOtherPace: ({ context }, pace: Pace) => pace !== context.pace,
  },
  actions: {
    leave: assign({ path: 0, at: 0, goal: 0, isAutoPlaying: false }),
    choose: assign(({ context }, address: PathAddress) => ({
      path: address.path ?? 0,
      goal: clampStep(context, address),
      isAutoPlaying: false,
    })),
    chooseNext: assign(({ context }) => ({ path: context.path + 1, goal: 0, isAutoPlaying: false })),
    setGoal: assign((_, goal: number) => ({ goal, isAutoPlaying: false })),
    stopHere: assign(({ context }) => ({ goal: context.at, isAutoPlaying: false })),
    setPreviousGoal: assign(({ context }) => ({ goal: context.at - 1, isAutoPlaying: false })),
    playAnew: assign({ goal: 0, isAutoPlaying: true }),
    goOn: assign({ isAutoPlaying: true }),
    rest: assign({ isAutoPlaying: false }),
    begin: assign({ at: 0 }),
    advance: assign(({ context }) => ({ at: context.at + 1, goal: Math.max(context.goal, context.at + 1) })),
    keepWidth: assign((_, width: ScreenWidth) => ({ width })),
    keepPace: assign((_, pace: Pace) => ({ pace })),
    setFault: assign((_, error: unknown) => ({
      errorMessage: error instanceof Error ? error.message : String(error),
      isAutoPlaying: false,
    })),
    showPlace: emit(({ context }): PlayerEffect => ({ type: 'place.changed', path: context.path, step: context.at })),
    showList: emit({ type: 'place.changed', path: null, step: null }),
  },
  delays: { rest: ({ context }) => RESTS[context.pace] },
});

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
type PlaceEvent = { type: 'place.changed' } & PathAddress;

type Context = {
  /** How many steps each path has. */
  lengths: readonly number[];
  /** 0 where none is played. */
  path: number;
  /** Steps done so far, and how many shall be done before the player waits. */
  at: number;
  goal: number;
  pace: Pace;
  /** The screen on which the view is played: a few flows can only be gone through on one of them. */
  width: ScreenWidth;
  /** It goes on by itself. */
  goesOn: boolean;
  /** Why the last step did not come about. */
  why: string;
};

const lengthOf = ({ lengths }: Context, path: number) => lengths[path - 1] ?? 0;
const hasStep = (context: Context, step: number) => step <= lengthOf(context, context.path);
/** A step as far as the path has it: what an address states too much is its end. */
const within = (context: Context, { path, step }: PathAddress) => Math.min(step ?? 0, lengthOf(context, path ?? 0));

export const playerSetup = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'lengths'>,
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
    emitted: {} as PlaceEvent,
    meta: {} as Meta,
  },
  actors: {
    openStage: port<ScreenWidth, number>('openStage'),
    performStep: port<unknown, StepRequest>('performStep'),
    giveToHand: port('giveToHand'),
  },
  guards: {
    isThere: ({ context }, { path, step }: PathAddress) =>
      path === context.path && [context.at, context.goal].includes(within(context, { path, step })),
    isNoPath: (_, { path }: PathAddress) => path === null,
    isUnknown: ({ context }, { path }: PathAddress) => context.lengths[(path ?? 0) - 1] === undefined,
    hasNext: ({ context }) => context.path < context.lengths.length,
    isBehind: ({ context }) => context.at < context.goal,
    isAtEnd: ({ context }) => context.at >= lengthOf(context, context.path),
    isAfterStart: ({ context }) => context.at > 0,
    isAhead: ({ context }, step: number) => step > context.at && hasStep(context, step),
    isElsewhere: ({ context }, step: number) => step !== context.at && hasStep(context, step),
    goesOn: ({ context }) => context.goesOn,
    rests: ({ context }) => !context.goesOn,
    isOtherPace: ({ context }, pace: Pace) => pace !== context.pace,
  },
  actions: {
    leave: assign({ path: 0, at: 0, goal: 0, goesOn: false }),
    choose: assign(({ context }, address: PathAddress) => ({
      path: address.path ?? 0,
      goal: within(context, address),
      goesOn: false,
    })),
    chooseNext: assign(({ context }) => ({ path: context.path + 1, goal: 0, goesOn: false })),
    setGoal: assign((_, goal: number) => ({ goal, goesOn: false })),
    stopHere: assign(({ context }) => ({ goal: context.at, goesOn: false })),
    setPreviousGoal: assign(({ context }) => ({ goal: context.at - 1, goesOn: false })),
    playAnew: assign({ goal: 0, goesOn: true }),
    goOn: assign({ goesOn: true }),
    rest: assign({ goesOn: false }),
    begin: assign({ at: 0 }),
    advance: assign(({ context }) => ({ at: context.at + 1, goal: Math.max(context.goal, context.at + 1) })),
    keepWidth: assign((_, width: ScreenWidth) => ({ width })),
    keepPace: assign((_, pace: Pace) => ({ pace })),
    setFault: assign((_, error: unknown) => ({
      why: error instanceof Error ? error.message : String(error),
      goesOn: false,
    })),
    showPlace: emit(({ context }): PlaceEvent => ({ type: 'place.changed', path: context.path, step: context.at })),
    showList: emit({ type: 'place.changed', path: null, step: null }),
  },
  delays: { rest: ({ context }) => RESTS[context.pace] },
});

import { assign, emit, setup } from 'xstate';
import type { Choice } from '../../src/domain/choice.ts';
import { type FramedPictureOutput, framedPictureMachine } from '../framedPicture/framedPicture.machine.ts';
import type { Opened } from '../framedPicture/openedPicture.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import { type FilterKind, type FrameNames, isNarrowing, isUnder, NO_NAMES, toggled } from './frameFilters.ts';
import {
  type Context,
  type FrameListInput,
  framesIn,
  type Hung,
  isOffChoice,
  isOffFilters,
  settled,
  sorted,
} from './frameListContext.ts';

/** What the list lets out beside what every chart may: filters, and the choice where it is known, for the address. */
export type FrameListEffect = Effect | { type: 'address'; filters: FrameNames; choice: Choice | null };

type Toggled = { kind: FilterKind; name: string };

/** What the list of frames knows, asks and does by name. */
export const frameListSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | ({ type: 'filter.toggled' } & Toggled)
      | { type: 'filters.cleared' }
      | { type: 'panel.opened' }
      | { type: 'panel.closed' }
      | { type: 'frames.retried' },
    emitted: {} as FrameListEffect,
    input: {} as FrameListInput,
    meta: {} as Meta,
  },
  actors: {
    framedPicture: framedPictureMachine,
    listFrames: port<Hung>('listFrames'),
  },
  guards: {
    isNamed: ({ context }) => context.asking !== null,
    isOpened: ({ context }) => context.opened !== null,
    isFound: (_, opened: Opened | null) => opened !== null,
    isGone: (_, { isGone }: FramedPictureOutput) => isGone,
    isUnfit: ({ context }) => context.choice?.size === null,
    isOffChoice: ({ context }) => isOffChoice(context),
    isHung: ({ context }) => context.hung !== null,
    hasFrames: ({ context }) => framesIn(context).length > 0,
    isOffFilters: ({ context }) => isOffFilters(context),
    isKnownName: ({ context }, { kind, name }: Toggled) => context.names[kind].includes(name),
    hasFilters: ({ context }) => isNarrowing(context.filters),
    hasMatches: ({ context }) => framesIn(context).some((frame) => isUnder(frame, context.filters)),
    isAdjusted: ({ context }) => context.isAdjusted,
    isGranted: ({ context }) => !context.isAdjusted,
  },
  actions: {
    keepPicture: assign((_, opened: Opened | null) => ({ opened })),
    settle: assign(({ context }) => settled(context)),
    keepFrames: assign((_, hung: Hung) => ({ hung })),
    sort: assign(({ context }) => sorted(context)),
    toggle: assign(({ context }, { kind, name }: Toggled) => ({ filters: toggled(context.filters, kind, name) })),
    clear: assign({ filters: NO_NAMES }),
    adjust: assign({ isAdjusted: true }),
    /** Whoever narrows the list has seen what was adjusted. */
    forgetAdjusting: assign({ isAdjusted: false }),
    writeAddress: emit(({ context: { filters, choice } }) => ({ type: 'address', filters, choice })),
    showNoPicture: emit({ type: 'navigate', to: '/404s', replace: true }),
  },
});

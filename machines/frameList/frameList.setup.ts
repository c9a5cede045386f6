import { assign, emit, setup } from 'xstate';
import type { Choice } from '../../src/domain/choice.ts';
import { toggleName } from '../../src/domain/facets.ts';
import type { configuratorMessages } from '../../src/messages/configurator.ts';
import type { frameListMessages } from '../../src/messages/frameList.ts';
import {
  type FramedPictureOutput,
  framedPictureMachine,
  type SubjectData,
} from '../framedPicture/framedPicture.machine.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import { type FrameFacet, type FrameNames, filterFrames, hasFilters, NO_NAMES } from './frameFilters.ts';
import {
  type Context,
  type FrameCatalogue,
  type FrameListInput,
  getContextFrames,
  isChoiceAdjusted,
  resolveChoice,
} from './frameListContext.ts';

/** What the list lets out beside what every chart may: filters, and the choice where it is known, for the address. */
export type FrameListEffect = Effect | { type: 'address'; filters: FrameNames; choice: Choice | null };

type FilterOption = { facet: FrameFacet; name: string };

/** Types, ports, guards and actions of the list of frames. */
export const frameListSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | ({ type: 'filter.toggled' } & FilterOption)
      | { type: 'filters.cleared' }
      | { type: 'panel.opened' }
      | { type: 'panel.closed' }
      | { type: 'frames.retried' },
    emitted: {} as FrameListEffect,
    input: {} as FrameListInput,
    meta: {} as Meta<keyof (typeof configuratorMessages & typeof frameListMessages)>,
  },
  actors: {
    framedPicture: framedPictureMachine,
    listFrames: port<FrameCatalogue>('listFrames'),
  },
  guards: {
    isNamed: ({ context }) => context.request !== null,
    isOpened: ({ context }) => context.subjectData !== null,
    isFound: (_, subjectData: SubjectData | null) => subjectData !== null,
    isNotFound: (_, { isNotFound }: FramedPictureOutput) => isNotFound,
    isTooSmall: ({ context }) => context.choice?.size === null,
    isOffChoice: ({ context }) => isChoiceAdjusted(context),
    hasCatalogue: ({ context }) => context.catalogue !== null,
    hasFrames: ({ context }) => getContextFrames(context).length > 0,
    hasFilters: ({ context }) => hasFilters(context.filters),
    hasMatches: ({ context }) => filterFrames(getContextFrames(context), context.filters).length > 0,
    isAdjusted: ({ context }) => context.isAdjusted,
    isChoiceExact: ({ context }) => !context.isAdjusted,
  },
  actions: {
    keepPicture: assign((_, subjectData: SubjectData | null) => ({ subjectData })),
    settle: assign(({ context }) => resolveChoice(context)),
    keepFrames: assign((_, catalogue: FrameCatalogue) => ({ catalogue })),
    toggle: assign(({ context }, { facet, name }: FilterOption) => ({
      filters: { ...context.filters, [facet]: toggleName(context.filters[facet], name) },
    })),
    clear: assign({ filters: NO_NAMES }),
    adjust: assign({ isAdjusted: true }),
    /** Whoever narrows the list has seen what was adjusted. */
    forgetAdjusting: assign({ isAdjusted: false }),
    writeAddress: emit(({ context: { filters, choice } }) => ({ type: 'address', filters, choice })),
    showNoPicture: emit({ type: 'navigate', to: '/404s', replace: true }),
  },
});

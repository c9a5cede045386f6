import type { ActorRefFrom, EventFrom, SnapshotFrom } from 'xstate';
import type { Paise } from '../../src/domain/money.ts';
import { formatSize } from '../../src/domain/size.ts';
import { getPrice } from '../configurator/choiceView.ts';
import type { framedPictureMachine } from '../framedPicture/framedPicture.machine.ts';
import { formatEditPath, formatPicturePath } from '../framedPicture/picturePaths.ts';
import {
  type FrameFacet,
  filterFrames,
  getFrameFacets,
  getFrameOptions,
  hasFilters,
  withFilters,
} from './frameFilters.ts';
import type { frameListMachine } from './frameList.machine.ts';
import { type Context, getContextFrames } from './frameListContext.ts';

type FrameList = typeof frameListMachine;

/** One price for all: what a frame costs is in the rate of the print. (CONF-57) */
const getFramedPrice = ({ subjectData, choice }: Context): Paise | null =>
  choice?.size ? getPrice({ subjectData, choice }, choice.size) : null;

/** 'Misty Ghats, 16 × 20 on Canvas' */
function formatPictureTitle({ subjectData, choice }: Context): string | null {
  if (!subjectData || !choice?.size) return null;
  return `${subjectData.subject.title}, ${formatSize(choice.size)} on ${choice.media}`;
}

/** What the list of frames may know and do. Prices are paise. */
export function connect(state: SnapshotFrom<FrameList>, send: (event: EventFrom<FrameList>) => void) {
  const { context } = state;
  const { request, choice, filters, catalogue, mode, subjectData } = context;
  const frames = getContextFrames(context);
  const isListed = state.matches({ showing: { frames: 'listed' } });
  const found = filterFrames(frames, filters);
  const facets = isListed ? getFrameFacets(mode) : [];
  return {
    subject: subjectData?.subject ?? null,
    pictureTitle: formatPictureTitle(context),
    choice,
    price: getFramedPrice(context),
    /** The chart that opens the picture, while it runs. */
    opening: state.children.framedPicture as ActorRefFrom<typeof framedPictureMachine> | undefined,
    isMissing: state.matches('missing'),
    isNotFound: state.matches('gone'),
    isTooSmall: state.matches('tooSmall'),
    isAdjusted: state.matches({ showing: { link: 'adjusted' } }),
    isLoading: state.matches({ showing: { frames: 'loading' } }),
    hasFailed: state.matches({ showing: { frames: 'failed' } }),
    isNone: state.matches({ showing: { frames: 'none' } }),
    isNoMatch: state.matches({ showing: { frames: { listed: 'noMatch' } } }),
    /** What hangs now: the pictures between the frames only while nothing narrows the list. (FRAME-07) */
    entries: isListed
      ? (catalogue?.entries ?? []).filter((entry) =>
          entry.kind === 'frame' ? found.includes(entry.frame) : !hasFilters(filters),
        )
      : [],
    /** How many frames answer to the filters; null while that is not known. */
    total: isListed ? found.length : null,
    groups: facets.map((facet) => ({
      facet,
      options: getFrameOptions(frames, filters, catalogue?.filterNames ?? null, facet),
    })),
    activeFilters: facets.flatMap((facet) => filters[facet].map((name) => ({ facet, name }))),
    /** The filters in force as an address has them, for whoever comes back. */
    filtersQuery: withFilters('', filters),
    canClear: state.can({ type: 'filters.cleared' }),
    isPanelOpen: state.matches({ showing: { panel: 'open' } }),
    canOpenPanel: isListed,
    /** The frame that is around the picture already. */
    frameId: choice?.frame ?? null,
    getEditPath: (frame: string) => (request ? formatEditPath(frame, { ...context, request }) : '/'),
    backPath: request ? formatPicturePath({ ...context, request }) : '/',
    toggle: (facet: FrameFacet, name: string) => send({ type: 'filter.toggled', facet, name }),
    clear: () => send({ type: 'filters.cleared' }),
    openPanel: () => send({ type: 'panel.opened' }),
    closePanel: () => send({ type: 'panel.closed' }),
    retryFrames: () => send({ type: 'frames.retried' }),
  };
}

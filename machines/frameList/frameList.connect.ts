import type { ActorRefFrom, EventFrom, SnapshotFrom } from 'xstate';
import type { Paise } from '../../src/domain/money.ts';
import { price } from '../../src/domain/price.ts';
import { sizeLabel } from '../../src/domain/size.ts';
import type { framedPictureMachine } from '../framedPicture/framedPicture.machine.ts';
import { countUnder, type FilterKind, isNarrowing, isUnder, kindsIn, withFilters } from './frameFilters.ts';
import type { frameListMachine } from './frameList.machine.ts';
import { type Context, framesIn } from './frameListContext.ts';
import { editPath, picturePath } from './framePaths.ts';

type FrameList = typeof frameListMachine;
type Option = { name: string; count: number; isOn: boolean };

/** One price for all: what a frame costs is in the rate of the print. (CONF-57) */
function priceIn({ opened, choice }: Context): Paise | null {
  if (!opened || !choice?.size) return null;
  const { media, size } = choice;
  return price({ size, media, source: opened.subject.source, framed: true, table: opened.table });
}

/** 'Misty Ghats, 16 × 20 on Canvas' */
function whatIn({ opened, choice }: Context): string | null {
  if (!opened || !choice?.size) return null;
  return `${opened.subject.title}, ${sizeLabel(choice.size)} on ${choice.media}`;
}

/** What the list of frames may know and do. Prices are paise. */
export function connect(state: SnapshotFrom<FrameList>, send: (event: EventFrom<FrameList>) => void) {
  const { context } = state;
  const { asking, choice, filters, hung, mode, names, opened } = context;
  const frames = framesIn(context);
  const isListed = state.matches({ showing: { frames: 'listed' } });
  const optionsOf = (kind: FilterKind): Option[] =>
    names[kind].map((name) => ({
      name,
      count: countUnder(frames, filters, kind, name),
      isOn: filters[kind].includes(name),
    }));
  return {
    subject: opened?.subject ?? null,
    what: whatIn(context),
    choice,
    price: priceIn(context),
    /** The chart that opens the picture, while it runs. */
    opening: state.children.framedPicture as ActorRefFrom<typeof framedPictureMachine> | undefined,
    isMissing: state.matches('missing'),
    isGone: state.matches('gone'),
    isUnfit: state.matches('unfit'),
    isAdjusted: state.matches({ showing: { link: 'adjusted' } }),
    isReading: state.matches({ showing: { frames: 'reading' } }),
    hasFailed: state.matches({ showing: { frames: 'failed' } }),
    isNone: state.matches({ showing: { frames: 'none' } }),
    isNoneMatch: state.matches({ showing: { frames: { listed: 'noneMatch' } } }),
    /** What hangs now: the pictures between the frames only while nothing narrows the list. (FRAME-07) */
    entries: isListed
      ? (hung?.entries ?? []).filter((entry) =>
          entry.kind === 'frame' ? isUnder(entry.frame, filters) : !isNarrowing(filters),
        )
      : [],
    /** How many frames answer to the filters; null while that is not known. */
    total: isListed ? frames.filter((frame) => isUnder(frame, filters)).length : null,
    groups: isListed ? kindsIn(mode).map((kind) => ({ kind, options: optionsOf(kind) })) : [],
    active: isListed ? kindsIn(mode).flatMap((kind) => filters[kind].map((name) => ({ kind, name }))) : [],
    /** The filters in force as an address has them, for whoever comes back. */
    filtersQuery: withFilters('', filters),
    canClear: state.can({ type: 'filters.cleared' }),
    isPanelOpen: state.matches({ showing: { panel: 'open' } }),
    canOpenPanel: isListed,
    /** The frame that is around the picture already. */
    chosen: choice?.frame ?? null,
    editPathOf: (frame: string) => (asking ? editPath(frame, { ...context, asking }) : '/'),
    backPath: asking ? picturePath({ ...context, asking }) : '/',
    toggle: (kind: FilterKind, name: string) => send({ type: 'filter.toggled', kind, name }),
    clear: () => send({ type: 'filters.cleared' }),
    openPanel: () => send({ type: 'panel.opened' }),
    closePanel: () => send({ type: 'panel.closed' }),
    retryFrames: () => send({ type: 'frames.retried' }),
  };
}
